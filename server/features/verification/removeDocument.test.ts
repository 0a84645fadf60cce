import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditOf, look, sendIn, setUp } from './testing/reviewRoom.ts';

test('who sent a picture takes it back, which is recorded; a picture that is gone is no page', async (t) => {
  const set = await setUp(t);
  const { server, client, other } = set;
  const [first, second] = [await sendIn(client, 'licence_front'), await sendIn(client, 'licence_back')];
  const remove = async (browser: typeof client, id: number) =>
    (await browser.send({ method: 'DELETE', url: `/api/client/user_verification_images/${id}` })).status;
  assert.deepEqual([await remove(other, first.id), await remove(client, 2_147_483_647)], [404, 404]);
  assert.equal((await look(set, client, first.id)).statusCode, 200);
  assert.equal(await remove(client, first.id), 200);
  assert.deepEqual([await remove(client, first.id), (await look(set, client, first.id)).statusCode], [404, 404]);
  assert.deepEqual(
    (await auditOf(server)).filter((line) => line.includes('deleted')),
    [`${client.userId} verification_image_deleted {"id":${first.id},"kind":"licence_front"}`],
  );

  const { db, storage } = server.context;
  const { storage_key: key } = await db
    .selectFrom('verification_documents')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  await storage.delete(key ?? '');
  assert.equal((await look(set, client, second.id)).statusCode, 404);
  await db.updateTable('verification_documents').set({ storage_key: null, wrapped_key: null }).execute();
  assert.equal((await look(set, client, second.id)).statusCode, 404);
});
