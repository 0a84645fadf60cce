import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import * as calls from '#contract/calls/verification/documents.ts';
import { documentKinds } from '#contract/domain/documentKinds.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { countStatuses, mailsTo } from '#server/testing/people/people.ts';
import { auditOf, decide, listOf, post, sendIn, setUp, upload } from './testing/reviewRoom.ts';

test('five documents, one rejected with a reason, replaced, passed: states, mails, queue and audit', async (t) => {
  const { server, client, admin } = await setUp(t);
  assert.equal((await listOf(client)).state, 'not_verified');
  const documents = [];
  for (const kind of documentKinds) documents.push(await sendIn(client, kind));
  const [first] = documents;
  assert.equal((await listOf(client)).state, 'pending');

  const queue = calls.listVerifications.response.parse((await admin.send('/api/verifications')).body);
  assert.deepEqual([queue.total, queue.counts.pending, queue.verifications[0]?.user_id], [1, 1, client.userId]);
  const verdicts = documents.map(({ id, kind }): calls.Verdict =>
    kind === 'selfie'
      ? { id, is_approved: false, reason: 'covered', comment: 'Hold it beside your chin.' }
      : { id, is_approved: true },
  );
  assert.equal((await decide(admin, client.userId, verdicts)).status, 200);
  const rejected = await listOf(client);
  assert.equal(rejected.state, 'rejected');
  const selfie = rejected.images.find(({ kind }) => kind === 'selfie');
  assert.deepEqual([selfie?.is_rejected, selfie?.reason, selfie?.comment], [1, 'covered', 'Hold it beside your chin.']);
  const [bad] = await mailsTo(server, 'client@access.test');
  assert.match(bad?.text ?? '', /Selfie with the document: part of it is covered\./);
  assert.doesNotMatch(bad?.text ?? '', /chin/);

  const again = await sendIn(client, 'selfie');
  assert.equal((await listOf(client)).state, 'pending');
  const passing = await decide(admin, client.userId, [{ id: again.id, is_approved: true }]);
  assert.equal(calls.decideVerification.response.parse(passing.body).verification.status, 'passed');
  assert.equal((await listOf(client)).state, 'passed');
  assert.equal((await mailsTo(server, 'client@access.test'))[0]?.subject, 'You are verified');
  const done = calls.listVerifications.response.parse((await admin.send('/api/verifications?status=passed')).body);
  assert.deepEqual([done.total, done.counts.pending], [1, 0]);
  // Checked documents stay.
  assert.equal((await post(client, 'selfie')).status, 409);
  assert.equal((await client.send({ method: 'DELETE', url: `${upload}/${again.id}` })).status, 409);
  assert.equal((await listOf(client)).images.length, 5);

  const audit = await auditOf(server);
  assert.deepEqual(audit.slice(0, 1), [
    `${client.userId} verification_image_uploaded {"id":${first?.id},"kind":"id_front"}`,
  ]);
  assert.deepEqual(
    audit.slice(5, 10).map((line) => line.split(' ').slice(0, 2).join(' ')),
    [
      `${admin.userId} verification_image_approved`,
      `${admin.userId} verification_image_approved`,
      `${admin.userId} verification_image_rejected`,
      `${admin.userId} verification_image_approved`,
      `${admin.userId} verification_image_approved`,
    ],
  );
  assert.equal(audit.length, 12);
  const change = (sql: string) => server.context.pool.query(sql);
  await assert.rejects(change("update audit_events set action = 'nothing'"), /append-only/);
  await assert.rejects(change('delete from audit_events'), /append-only/);
  await assert.rejects(change('truncate audit_events'), /append-only/);
});

test('a decision is about the documents that were seen: replaced, twice, incomplete or baseless ones are refused', async (t) => {
  const { server, client, other, admin } = await setUp(t);
  const documents = [];
  for (const kind of documentKinds) documents.push(await sendIn(client, kind));
  const approve = documents.map(({ id }): calls.Verdict => ({ id, is_approved: true }));
  assert.equal((await decide(admin, client.userId, approve.slice(1))).status, 409);
  assert.equal((await decide(admin, client.userId, [...approve.slice(1), ...approve.slice(1, 2)])).status, 409);
  const baseless = await decide(admin, client.userId, [{ id: 1, is_approved: false, reason: 'other', comment: ' ' }]);
  assert.deepEqual([baseless.status, baseless.body], [422, { 'documents.0.comment': 'Please fill in this field.' }]);
  await sendIn(client, 'id_back');
  assert.equal((await decide(admin, client.userId, approve)).status, 409);
  assert.deepEqual(new Set((await listOf(client)).images.map(({ status }) => status)), new Set(['pending']));
  const now = (await listOf(client)).images.map(({ id }): calls.Verdict => ({ id: id ?? 0, is_approved: true }));
  const both = await Promise.all([decide(admin, client.userId, now), decide(admin, client.userId, now)]);
  assert.deepEqual(countStatuses(both), { 200: 1, 409: 1 });
  assert.equal((await mailsTo(server, 'client@access.test')).length, 1);
  // Incomplete documents cannot be decided about.
  const lonely = await sendIn(other, 'selfie');
  assert.equal((await decide(admin, other.userId, [{ id: lonely.id, is_approved: true }])).status, 409);
});

test('the list needs cookie and token of one session, and is one own only', async (t) => {
  const { client, other, admin, server } = await setUp(t);
  await sendIn(client, 'selfie');
  const at = (userId: number, token?: string) =>
    `${upload}/${userId}${token === undefined ? '' : `?api_token=${token}`}`;
  assert.equal((await client.send(at(client.userId, client.apiToken))).status, 200);
  assert.equal((await client.send(at(client.userId))).status, 401);
  assert.equal((await client.send(at(client.userId, other.apiToken))).status, 401);
  assert.equal((await client.send(at(client.userId, ''))).status, 401);
  assert.equal((await server.visitor().inject(at(client.userId, client.apiToken))).status, 401);
  const foreign = await other.send(at(client.userId, other.apiToken));
  const missing = await other.send(at(2_147_483_647, other.apiToken));
  assert.deepEqual([foreign.status, foreign.body], [missing.status, missing.body]);
  assert.equal(foreign.status, 404);
  assert.equal((await admin.send(at(client.userId, admin.apiToken))).status, 404);
});

test('a user cannot take back or replace another’s documents; one of each kind, however often it is sent', async (t) => {
  const { server, client, other } = await setUp(t);
  const { id } = await sendIn(client, 'selfie');
  assert.equal((await other.send({ method: 'DELETE', url: `${upload}/${id}` })).status, 404);
  await sendIn(other, 'selfie');
  assert.deepEqual(
    (await listOf(client)).images.map((image) => image.id),
    [id],
  );
  const many = await Promise.all([1, 2, 3].map(() => post(client, 'selfie')));
  assert.deepEqual(countStatuses(many), { 201: 3 });
  const { images } = await listOf(client);
  assert.equal(images.length, 1);
  await drainJobs(server);
  const files = await readdir(join(server.context.config.dataDir, 'files/documents'));
  assert.equal(files.length, 2, 'one of each client');
  const gone = await client.send({ method: 'DELETE', url: `${upload}/${images[0]?.id}` });
  assert.deepEqual(gone.body, { status: 'success', verification_status: 'not_verified' });
  await server.context.db.deleteFrom('users').where('id', '=', other.userId).execute();
  await drainJobs(server);
  assert.deepEqual(await readdir(join(server.context.config.dataDir, 'files/documents')), []);
});

test('a passport replaces the ID card: four pictures are enough, and it has no back', async (t) => {
  const { client, admin } = await setUp(t);
  for (const kind of ['id_front', 'id_back', 'selfie', 'licence_front'] as const) await sendIn(client, kind);
  assert.equal((await post(client, 'licence_back')).status, 201);
  assert.equal((await listOf(client)).state, 'pending');
  // The page of the passport takes the place of both sides of the card.
  assert.equal((await post(client, 'id_front', undefined, 'passport')).status, 201);
  const { state, images } = await listOf(client);
  assert.equal(state, 'pending');
  assert.deepEqual(
    images.map(({ kind, identity_document }) => [kind, identity_document]),
    [
      ['id_front', 'passport'],
      ['selfie', null],
      ['licence_front', null],
      ['licence_back', null],
    ],
  );
  const back = await post(client, 'id_back');
  assert.deepEqual(
    [back.status, back.body],
    [422, { kind: 'A passport has no back: the page with the photo is enough.' }],
  );
  assert.equal((await listOf(client)).images.length, 4);
  const ids = images.map(({ id }) => id ?? 0);
  assert.equal(
    (
      await decide(
        admin,
        client.userId,
        ids.map((id) => ({ id, is_approved: true })),
      )
    ).status,
    200,
  );
  assert.equal((await listOf(client)).state, 'passed');
});

test('going back to the ID card needs its back again', async (t) => {
  const { client } = await setUp(t);
  assert.equal((await post(client, 'id_front', undefined, 'passport')).status, 201);
  for (const kind of ['selfie', 'licence_front', 'licence_back'] as const) await sendIn(client, kind);
  assert.equal((await listOf(client)).state, 'pending');
  await sendIn(client, 'id_front');
  assert.equal((await listOf(client)).state, 'not_verified');
  await sendIn(client, 'id_back');
  assert.equal((await listOf(client)).state, 'pending');
  assert.equal((await post(client, 'id_front', undefined, 'visa')).status, 422);
});

test('an admin who rents, too, does not decide about their own documents', async (t) => {
  const { server, client, admin } = await setUp(t);
  const documents = [];
  for (const kind of documentKinds) documents.push(await sendIn(client, kind));
  await server.context.pool.query("update users set roles = '{client,admin}' where id = $1", [client.userId]);
  const verdicts = documents.map(({ id }): calls.Verdict => ({ id, is_approved: true }));
  const own = await decide(client, client.userId, verdicts);
  assert.deepEqual([own.status, (own.body as { code?: string }).code], [409, 'OWN_ACCOUNT']);
  assert.equal((await listOf(client)).state, 'pending');
  assert.equal((await decide(admin, client.userId, verdicts)).status, 200);
});
