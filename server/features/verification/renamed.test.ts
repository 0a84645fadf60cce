import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentKinds } from '#contract/domain/documentKinds.ts';
import { getOrder } from '#contract/calls/orders/orders.ts';
import { getProfile } from '#contract/calls/profile/profile.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post as postTo } from '#server/testing/people/people.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { auditOf, decide, listOf, type Person, sendIn, setUp } from './testing/reviewRoom.ts';

const password = 'a-long-enough-password';
const approve = (images: readonly { readonly id?: number | undefined }[]) =>
  images.map(({ id }) => ({ id: id ?? 0, is_approved: true as const }));
const change = ({ send }: Person, body: object) => send({ method: 'PATCH', url: '/api/profile', body });

/** A client whose documents were all accepted. */
async function verified(client: Person, admin: Person): Promise<void> {
  for (const kind of documentKinds) await sendIn(client, kind);
  const { images } = await listOf(client);
  assert.equal((await decide(admin, client.userId, approve(images))).status, 200);
}

const isVerified = async ({ send }: Person) =>
  getProfile.response.parse((await send('/api/profile')).body).profile.is_verified;

test('another name, surname or number of a verified client is verified again, and nothing else is', async (t) => {
  const { server, client, other, admin } = await setUp(t, { config: { limitsFactor: 1000 } });
  await verified(client, admin);
  await verified(other, admin);
  await server.context.pool.query('update users set password_hash = $1', [await hashPassword(password)]);
  assert.equal((await change(client, { name: 'Nino', physical_address: '3 Agmashenebeli Avenue' })).status, 200);
  for (const body of [
    { name: 'Ana' },
    { surname: 'Kiknadze' },
    { identity_number: '01017012345', current_password: password },
    { identity_number: '', current_password: password },
  ]) {
    assert.deepEqual([(await listOf(client)).state, await isVerified(client)], ['passed', true]);
    assert.equal((await change(client, body)).status, 200, JSON.stringify(body));
    const { state, images, marks } = await listOf(client);
    assert.deepEqual([state, await isVerified(client)], ['pending', false], JSON.stringify(body));
    assert.deepEqual(
      marks,
      documentKinds.map((kind) => `${kind}: pending`),
    );
    assert.equal((await decide(admin, client.userId, approve(images))).status, 200);
  }
  assert.equal((await listOf(other)).state, 'passed', 'of no other user');
  const log = (await auditOf(server)).filter((line) => line.includes('verification_renewed'));
  assert.equal(log[0], `${client.userId} verification_renewed {"status":{"after":"pending","before":"passed"}}`);
  assert.equal(log.length, 4);
});

test('a decision about the former name is too late, also at the same moment', async (t) => {
  const { client, admin } = await setUp(t, { config: { limitsFactor: 1000 } });
  for (const kind of documentKinds) await sendIn(client, kind);
  const seen = (await listOf(client)).images;
  assert.equal((await change(client, { name: 'Ana' })).status, 200);
  assert.equal((await decide(admin, client.userId, approve(seen))).status, 409);
  for (const name of ['Eka', 'Lika', 'Maka', 'Tako']) {
    const { images } = await listOf(client);
    const [decided, changed] = await Promise.all([
      decide(admin, client.userId, approve(images)),
      change(client, { name }),
    ]);
    assert.equal(changed.status, 200);
    assert.ok([200, 409].includes(decided.status));
    assert.equal((await listOf(client)).state, 'pending', `whichever was first, ${name} is not verified`);
  }
});

test('a deleted picture cannot be checked again: the document is requested anew', async (t) => {
  const { server, client, admin } = await setUp(t, { config: { limitsFactor: 1000 } });
  await verified(client, admin);
  await server.context.pool.query(
    "update verification_documents set storage_key = null, wrapped_key = null where kind <> 'selfie'",
  );
  await drainJobs(server);
  assert.equal((await change(client, { surname: 'Kiknadze' })).status, 200);
  const { state, marks } = await listOf(client);
  assert.deepEqual([state, marks], ['not_verified', ['selfie: pending']]);
  await sendIn(client, 'id_front');
});

test('both sides of an open order see that the client is verified again, and the hand-over asks for it', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { id } = await ordered(place, place.client);
  await pool.query('update orders set paid_at = requested_at where id = $1', [id]);
  const see = async (browser: typeof place.client) => {
    const { order } = getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body);
    return [order.identity, order.is_identity_changed];
  };
  assert.deepEqual(await see(place.owner), ['verified', false]);
  const body = { surname: 'Kiknadze' };
  assert.equal((await place.client.inject({ method: 'PATCH', url: '/api/profile', body })).status, 200);
  for (const browser of [place.client, place.owner, place.admin])
    assert.deepEqual(await see(browser), ['missing', true]);
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  assert.equal((await postTo(place.owner, `/api/orders/${id}/start`)).status, 409);
  await pool.query("update verifications set status = 'passed', submitted_at = null, decided_at = now()");
  assert.deepEqual(await see(place.owner), ['verified', false]);
  assert.equal((await postTo(place.owner, `/api/orders/${id}/start`)).status, 200);
});

test('an admin sees the number that the documents are compared with, every view is recorded, and no one else sees it', async (t) => {
  const { server, client, other, admin } = await setUp(t, { config: { limitsFactor: 1000 } });
  await server.context.pool.query('update users set password_hash = $1', [await hashPassword(password)]);
  const ask = ({ send }: Person) =>
    send({ method: 'POST', url: `/api/verifications/${client.userId}/identity_number`, body: {} });
  assert.equal((await ask(admin)).status, 404, 'of a user without documents');
  await sendIn(client, 'selfie');
  const none = await ask(admin);
  assert.deepEqual([none.status, none.body], [200, { status: 'success', identity_number: null }]);
  const number = { identity_number: '01017012345', current_password: password };
  assert.equal((await change(client, number)).status, 200);
  assert.deepEqual((await ask(admin)).body, { status: 'success', identity_number: '01017012345' });
  assert.deepEqual([(await ask(client)).status, (await ask(other)).status], [403, 403]);
  const queue = await admin.send('/api/verifications?status=not_verified');
  assert.equal(queue.text.includes('01017012345'), false, 'the list has none');
  const looks = (await auditOf(server)).filter((line) => line.includes('number'));
  assert.deepEqual(
    looks,
    Array.from({ length: 2 }, () => `${admin.userId} verification_number_viewed {}`),
  );
});
