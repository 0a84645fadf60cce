import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { DocumentKind, IdentityDocument } from '#contract/calls/verification/verification.ts';
import type { Actor } from '#server/context.ts';
import { testApp } from '#server/testing/testApp.ts';
import {
  deleteDocument,
  findDocument,
  findIdentity,
  forgetPicture,
  listDocuments,
  listOldPictures,
  listWrappedKeys,
  replaceDocument,
  replaceWrappedKey,
  setVerdict,
} from './documentRepository.ts';

const now = new Date('2026-11-20T10:00:00Z');
const before = new Date(now.getTime() - 1);

/** Two users and documents of theirs. */
async function stage(t: TestContext) {
  const { pool, db } = (await testApp(t)).context;
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, password_hash, roles, created_at)
     select name || '@example.com', 'none', '{client}', now() from unnest('{nino,other}'::text[]) name returning id`,
  );
  const [nino = 0, other = 0] = rows.map(({ id }) => id);
  await pool.query('insert into verifications (user_id) select unnest($1::integer[])', [[nino, other]]);
  let files = 0;
  const add = (user_id: number, kind: DocumentKind, identity_document: IdentityDocument | null = null) =>
    db.transaction().execute((transaction) => {
      const picture = { storage_key: `file ${(files += 1)}`, wrapped_key: Buffer.from('key') };
      const size = { width: 1, height: 1, uploaded_at: now, reason: null, comment: null, decided_at: null };
      return replaceDocument(transaction, { user_id, kind, identity_document, ...picture, ...size });
    });
  const kindsOf = async (...users: number[]) =>
    (await listDocuments(db, users)).map(({ user_id, kind }) => `${user_id === nino ? 'nino' : 'other'} ${kind}`);
  const actor = (userId: number, roles: Actor['roles'] = ['client']): Actor => ({
    userId,
    roles,
    clientId: null,
    ownerId: null,
    sessionId: 1,
    viewerId: null,
    mustSetUpSecondFactor: false,
  });
  return { db, nino, other, add, kindsOf, actor };
}

test('a document takes the place of its kind alone, and a passport that of both sides of a card', async (t) => {
  const { db, nino, other, add, kindsOf } = await stage(t);
  for (const kind of ['selfie', 'licence_front', 'id_back'] as const) await add(nino, kind);
  await add(nino, 'id_front', 'id_card');
  await add(other, 'id_back');
  assert.deepEqual(await kindsOf(nino, other), [
    'nino id_front',
    'nino id_back',
    'other id_back',
    'nino selfie',
    'nino licence_front',
  ]);
  await add(nino, 'id_front', 'id_card');
  assert.equal((await kindsOf(nino)).length, 4);
  const identity = (userId: number) => db.transaction().execute((transaction) => findIdentity(transaction, userId));
  assert.deepEqual([await identity(nino), await identity(other)], ['id_card', null]);
  await add(nino, 'id_front', 'passport');
  assert.deepEqual(await kindsOf(nino), ['nino id_front', 'nino selfie', 'nino licence_front']);
  assert.deepEqual([await kindsOf(other), await kindsOf()], [['other id_back'], []]);
  assert.equal(await identity(nino), 'passport');
});

test('a document belongs to its user: an admin sees it too, no one else takes it back', async (t) => {
  const { db, nino, other, add, kindsOf, actor } = await stage(t);
  const [{ id }, { id: second }] = [await add(nino, 'selfie'), await add(nino, 'id_back')];
  const see = async (who: Actor) => (await findDocument(db, who, id))?.id;
  assert.deepEqual([await see(actor(nino)), await see(actor(other, ['admin']))], [id, id]);
  assert.deepEqual([await see(actor(other)), await see(actor(other, ['support', 'owner']))], [undefined, undefined]);
  assert.equal((await findDocument(db, actor(other, ['admin']), second))?.id, second);
  const remove = (who: Actor) => db.transaction().execute((transaction) => deleteDocument(transaction, who, id));
  for (const stranger of [actor(other), actor(other, ['admin'])]) assert.equal(await remove(stranger), undefined);
  assert.deepEqual(await remove(actor(nino)), { kind: 'selfie' });
  assert.equal(await remove(actor(nino)), undefined);
  assert.deepEqual(await kindsOf(nino), ['nino id_back']);
});

test('verdicts, deleted pictures and keys belong to one document each', async (t) => {
  const { db, nino, other, add } = await stage(t);
  const [first, second, third] = [await add(nino, 'selfie'), await add(nino, 'id_back'), await add(other, 'selfie')];
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const decide = (id: number, decided_at: Date) =>
    db.transaction().execute((transaction) => {
      const verdict = { status: 'rejected', reason: 'unreadable', comment: 'Once more', decided_at } as const;
      return setVerdict(transaction, id, verdict);
    });
  await decide(second.id, before);
  await decide(third.id, now);
  const [row, untouched] = [await listDocuments(db, [other]), await listDocuments(db, [nino])];
  assert.deepEqual(
    [row[0]?.status, row[0]?.comment, untouched.map(({ status }) => status)],
    ['rejected', 'Once more', ['rejected', 'pending']],
  );

  // A row that was written again lies behind the others.
  for (const { id } of [second, first])
    await db.updateTable('verification_documents').set({ width: 9 }).where('id', '=', id).execute();

  assert.deepEqual(ids(await listOldPictures(db, before, 0, 9)), [second.id]);
  assert.deepEqual(ids(await listOldPictures(db, now, 0, 9)), [second.id, third.id]);
  assert.deepEqual(ids(await listOldPictures(db, now, second.id, 9)), [third.id]);
  assert.deepEqual(ids(await listOldPictures(db, now, 0, 1)), [second.id]);
  assert.deepEqual(ids(await listWrappedKeys(db, 0, 9)), [first.id, second.id, third.id]);
  assert.deepEqual(ids(await listWrappedKeys(db, first.id, 1)), [second.id]);

  await replaceWrappedKey(db, first.id, Buffer.from('another'), Buffer.from('new'));
  await replaceWrappedKey(db, third.id, Buffer.from('key'), Buffer.from('new'));
  const keys = (await listWrappedKeys(db, 0, 9)).map((each) => each.wrapped_key?.toString());
  assert.deepEqual(keys, ['key', 'key', 'new']);

  await db.transaction().execute((transaction) => forgetPicture(transaction, second.id));
  assert.deepEqual(ids(await listOldPictures(db, now, 0, 9)), [third.id]);
  assert.deepEqual(ids(await listWrappedKeys(db, 0, 9)), [first.id, third.id]);
  assert.equal((await listDocuments(db, [nino])).length, 2);
});
