import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Verdict } from '#contract/calls/verification/documents.ts';
import { documentKinds } from '#contract/domain/documentKinds.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { countStatuses } from '#server/testing/people/people.ts';
import { bomb, fileOf } from '#server/testing/pictureCorpus.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { forgetDocuments } from './forgetDocuments.ts';
import { uploadDocument } from './uploadDocument.ts';
import { rewrapKeys } from './rewrapKeys.ts';
import { auditOf, decide, formOf, listOf, look, photo, post, sendIn, setUp, upload } from './testing/reviewRoom.ts';

const DAY = 24 * 3_600_000;

test('a picture is shown to its owner and to admins, may do nothing in a browser, and every look is recorded', async (t) => {
  const set = await setUp(t);
  const { server, client, other, admin } = set;
  const { id, url, width, height } = await sendIn(client, 'licence_front');
  assert.equal(url, `/api/verifications/images/${id}`);
  const { rawPayload, headers, statusCode } = await look(set, client, id);
  assert.equal(statusCode, 200);
  const { format, width: w, height: h } = await sharp(rawPayload).metadata();
  assert.deepEqual([format, w, h], ['webp', width, height]);
  assert.deepEqual(
    ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'].map((name) => headers[name]),
    ['image/webp', 'no-store', 'nosniff', "default-src 'none'; sandbox; frame-ancestors 'none'"],
  );
  assert.ok((await look(set, admin, id)).rawPayload.equals(rawPayload));
  const foreign = await look(set, other, id);
  const missing = await look(set, other, 2_147_483_647);
  assert.deepEqual([foreign.statusCode, foreign.body], [missing.statusCode, missing.body]);
  assert.equal(foreign.statusCode, 404);
  const viewed = (await auditOf(server)).filter((line) => line.includes('viewed'));
  const details = `verification_image_viewed {"id":${id},"kind":"licence_front"}`;
  assert.deepEqual(viewed, [`${client.userId} ${details}`, `${admin.userId} ${details}`]);
});

test('what is no document is refused with a reason and not stored; uploads are counted', async (t) => {
  const { server, client } = await setUp(t);
  const tries: [string, File, number, unknown][] = [
    ['passport', fileOf(photo), 422, { kind: 'Please choose one of the options.' }],
    ['selfie', fileOf(''), 422, { file: 'This file is empty.' }],
    ['selfie', fileOf('<svg/>', 'a.jpg'), 415, { message: 'This format is not supported.', code: 'UNSUPPORTED_TYPE' }],
    ['selfie', fileOf(photo.subarray(0, 900)), 422, undefined],
    ['selfie', fileOf(bomb(14_000)), 422, undefined],
    ['selfie', fileOf(Buffer.alloc(10 * 1024 * 1024 + 1)), 413, undefined],
  ];
  for (const [kind, file, status, body] of tries) {
    const answer = await post(client, kind, file);
    assert.equal(answer.status, status, answer.text);
    if (body !== undefined) assert.deepEqual(answer.body, body);
  }
  assert.equal((await client.send({ method: 'POST', url: upload, body: { kind: 'selfie' } })).status, 415);
  const headless = await server.app.inject({
    method: 'POST',
    url: upload,
    payload: formOf('selfie', fileOf(photo)),
    cookies: { session: client.cookie ?? '' },
  });
  assert.equal(headless.statusCode, 403);
  assert.equal(
    (await client.send({ method: 'POST', url: '/api/logout', body: formOf('selfie', fileOf('x')) })).status,
    415,
  );
  assert.deepEqual((await listOf(client)).images, []);
  await assert.rejects(readdir(join(server.context.config.dataDir, 'files')), { code: 'ENOENT' });
  // Those above that reached the gate are counted too.
  const rest = [];
  for (let index = 0; index < 17; index += 1) rest.push(await post(client, 'selfie'));
  assert.deepEqual(countStatuses(rest), { 201: 16, 429: 1 });
});

test('of one person few uploads are received at once, and what is left half-way gives its place back', async (t) => {
  const { server, client, other } = await setUp(t);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const begin = () => {
    const started = request(`${address}${upload}`, {
      method: 'POST',
      headers: {
        cookie: `session=${client.cookie}`,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    // It is cut off below.
    started.on('error', () => undefined);
    started.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    return started;
  };
  const begun = Array.from({ length: 7 }, begin);
  const [first] = await Promise.race(begun.map((started) => once(started, 'response')));
  assert.deepEqual([first.statusCode, first.headers['retry-after']], [429, '5']);
  assert.equal((await post(other, 'selfie')).status, 201, 'other users do not wait for them');
  for (const started of begun) started.destroy();
  let again = await post(client, 'selfie');
  for (let tries = 0; again.status === 429 && tries < 200; tries += 1) again = await post(client, 'selfie');
  assert.equal(again.status, 201);
});

test('a document that was still arriving when the account was deleted is not stored', async (t) => {
  const { server, client } = await setUp(t);
  await sendIn(client, 'selfie');
  // The session was there when the request began.
  const { userId, clientId, ownerId } = client;
  const actor = {
    userId,
    clientId,
    ownerId,
    roles: ['client'] as const,
    sessionId: 1,
    mustSetUpSecondFactor: false,
    viewerId: null,
  };
  await server.context.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', userId).execute();
  await server.context.db.deleteFrom('verifications').where('user_id', '=', userId).execute();
  await drainJobs(server);
  const sent = { kind: 'selfie' as const, identity_document: 'id_card' as const, file: fileOf(photo) };
  await assert.rejects(uploadDocument(server.context, actor, sent), { code: 'NOT_LOGGED_IN' });
  assert.deepEqual((await server.context.pool.query('select from verifications')).rows, []);
  assert.deepEqual(await readdir(join(server.context.config.dataDir, 'files', 'documents')), []);
});

test('on the disk and in the database a document is noise; changed, swapped or under another key it does not open', async (t) => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const set = await setUp(t, { config: { logLevel: 'debug' }, logStream });
  const { server, client, other } = set;
  const { dataDir } = server.context.config;
  const mine = await sendIn(client, 'selfie');
  const card = await sendIn(client, 'id_front');
  const theirs = await sendIn(other, 'selfie');
  const clear = (await look(set, client, mine.id)).rawPayload;
  const canaries = [clear.subarray(100, 148), photo.subarray(200, 248)];
  assert.ok(clear.includes(canaries[0] ?? ''));

  const places = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const files = places.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  assert.equal(files.length, 3);
  const stored = Buffer.concat(await Promise.all(files.map((file) => readFile(file))));
  const { rows } = await server.context.pool.query<{ table: string }>(
    "select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  const texts = [];
  for (const { table } of rows) {
    const { rows: dump } = await server.context.pool.query<{ row: string }>(`select t::text as row from ${table} t`);
    texts.push(...dump.map(({ row }) => row));
  }
  for (const canary of canaries) {
    assert.ok(!stored.includes(canary));
    for (const form of ['hex', 'base64', 'latin1'] as const) {
      assert.ok(!texts.some((text) => text.includes(canary.toString(form))));
      assert.ok(!lines.some((line) => line.includes(canary.toString(form))));
    }
  }
  assert.ok(texts.length > 20 && lines.length > 5);

  const keyOf = async (id: number) =>
    server.context.db
      .selectFrom('verification_documents')
      .select(['storage_key', 'wrapped_key'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const swap = async (one: number, another: number) => {
    const [a, b] = [await keyOf(one), await keyOf(another)];
    const set_ = (id: number, values: typeof a) =>
      server.context.db.updateTable('verification_documents').set(values).where('id', '=', id).execute();
    await set_(one, { storage_key: null, wrapped_key: null });
    await set_(another, a);
    await set_(one, b);
  };
  const statuses = async () => [
    (await look(set, client, mine.id)).statusCode,
    (await look(set, client, card.id)).statusCode,
    (await look(set, other, theirs.id)).statusCode,
  ];
  assert.deepEqual(await statuses(), [200, 200, 200]);
  await swap(mine.id, card.id);
  assert.deepEqual(await statuses(), [500, 500, 200], 'another kind');
  await swap(mine.id, card.id);
  await swap(mine.id, theirs.id);
  assert.deepEqual(await statuses(), [500, 200, 500], 'another person');
  await swap(mine.id, theirs.id);
  assert.deepEqual(await statuses(), [200, 200, 200]);
  const path = join(dataDir, 'files', (await keyOf(mine.id)).storage_key ?? '');
  const bytes = await readFile(path);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  await writeFile(path, bytes);
  const damaged = await look(set, client, mine.id);
  assert.deepEqual([damaged.statusCode, damaged.headers['content-type']], [500, 'application/json; charset=utf-8']);
});

test('a replaced key is left behind by its job; pictures are deleted some days after the decision', async (t) => {
  let now = fleetMoment;
  const set = await setUp(t, { clock: () => now });
  const { server, client, admin } = set;
  const documents = [];
  for (const kind of documentKinds) documents.push(await sendIn(client, kind));
  const id = documents[0]?.id ?? 0;
  const { config } = server.context;
  const newKey = Buffer.alloc(32, 9);
  const context = {
    ...server.context,
    config: { ...config, encryptionKey: newKey, decryptionKeys: [newKey, config.encryptionKey] as const },
  };
  await rewrapKeys.run(undefined, context);
  await rewrapKeys.run(undefined, context);
  assert.equal((await look(set, client, id)).statusCode, 500, 'the old key alone');
  Object.assign(config, { decryptionKeys: [newKey] });
  assert.equal((await look(set, client, id)).statusCode, 200, 'the new key alone');

  await decide(
    admin,
    client.userId,
    documents.map((document): Verdict => ({ id: document.id, is_approved: true })),
  );
  const end = new Date(fleetMoment.getTime() + config.documentDays * DAY);
  now = new Date(end.getTime() - 1);
  await forgetDocuments.run(undefined, server.context);
  await drainJobs(server);
  assert.equal((await readdir(join(config.dataDir, 'files/documents'))).length, 5);
  now = end;
  await forgetDocuments.run(undefined, server.context);
  await drainJobs(server);
  assert.deepEqual(await readdir(join(config.dataDir, 'files/documents')), []);
  const left = await server.context.db.selectFrom('verification_documents').selectAll().execute();
  assert.deepEqual(
    left.map(({ status, storage_key, wrapped_key }) => [status, storage_key, wrapped_key]),
    documentKinds.map(() => ['approved', null, null]),
  );
  assert.equal((await auditOf(server)).filter((line) => line.startsWith('null verification_image_expired')).length, 5);
});

test('a document that cannot be processed does not stop the jobs for the others', async (t) => {
  let now = fleetMoment;
  const { server, client, admin } = await setUp(t, { clock: () => now });
  const { config, db, pool } = server.context;
  const documents = [];
  for (const kind of documentKinds) documents.push(await sendIn(client, kind));
  const [broken] = documents;
  const newKey = Buffer.alloc(32, 9);
  const keysOf = async () =>
    (await db.selectFrom('verification_documents').select(['id', 'wrapped_key']).execute()).map(
      ({ id, wrapped_key }): [number, string | undefined] => [id, wrapped_key?.toString('hex')],
    );
  await pool.query("update verification_documents set wrapped_key = '\\x00' where id = $1", [broken?.id]);
  const before = new Map(await keysOf());
  const keys = [newKey, config.encryptionKey] as const;
  await rewrapKeys.run(undefined, { ...server.context, config: { ...config, decryptionKeys: keys } });
  const unchanged = (await keysOf()).filter(([id, key]) => before.get(id) === key);
  assert.deepEqual(unchanged, [[broken?.id, '00']]);
  assert.equal(await countFailures(server, 'rewrapKeys'), 1);

  await decide(
    admin,
    client.userId,
    documents.map(({ id }): Verdict => ({ id, is_approved: true })),
  );
  await spoilRow(pool, 'verification_documents', broken?.id ?? 0);
  now = new Date(fleetMoment.getTime() + config.documentDays * DAY);
  await forgetDocuments.run(undefined, server.context);
  assert.deepEqual(
    (await keysOf()).filter(([, key]) => key !== undefined),
    [[broken?.id, '00']],
  );
  assert.equal(await countFailures(server, 'forgetDocuments'), 1);
});
