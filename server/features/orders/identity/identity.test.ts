import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { getOrder, type Order } from '#contract/calls/orders/orders.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market, ordered } from '#server/testing/people/renters.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import type { TestAnswer, TestBrowser } from '#server/testing/testBrowser.ts';

import { remindOfIdentity } from './remindOfIdentity.ts';

const codeOf = ({ body }: TestAnswer) => ErrorBody.parse(body).code;

async function see(browser: TestBrowser, id: number): Promise<Order> {
  return getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body).order;
}

/** A paid order that can be handed over, of a client with this state of verification. */
async function readyOrder(place: Market, verification: 'not_verified' | 'pending' | 'passed' | 'rejected') {
  const { pool } = place.app.context;
  const { id } = await ordered(place, place.client);
  await pool.query('update orders set paid_at = requested_at where id = $1', [id]);
  await pool.query(
    `update verifications set status = $1, submitted_at = decided_at
     where user_id = (select user_id from clients join orders on orders.client_id = clients.id where orders.id = $2)`,
    [verification, id],
  );
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  return id;
}

test('a car is handed over to a verified client, or after the owner confirms seeing the originals', async (t) => {
  const place = await market(t);
  const id = await readyOrder(place, 'pending');
  const start = (body?: unknown) => post(place.owner, `/api/orders/${id}/start`, body);
  assert.ok((await see(place.owner, id)).actions.includes('start'), 'the owner may confirm');
  for (const body of [undefined, {}, { originals_seen: false }]) {
    const refused = await start(body);
    assert.deepEqual([refused.status, codeOf(refused)], [409, 'IDENTITY_UNKNOWN'], JSON.stringify(body));
  }
  assert.equal((await start({ originals_seen: 'yes' })).status, 422);
  assert.equal((await post(place.client, `/api/orders/${id}/start`, { originals_seen: true })).status, 403);
  assert.equal((await post(place.stranger, `/api/orders/${id}/start`, { originals_seen: true })).status, 404);
  assert.equal((await see(place.owner, id)).status, 'confirmed');
  assert.equal((await start({ originals_seen: true })).status, 200);
  for (const browser of [place.client, place.owner, place.admin]) {
    const { status, identity, events } = await see(browser, id);
    assert.deepEqual([status, identity], ['active', null]);
    const { event, actor, identity: known } = events.at(-1) ?? {};
    assert.deepEqual([event, actor, known], ['start', 'owner', { was_verified: false, originals_seen: true }]);
    assert.deepEqual(events.filter((one) => one.identity).length, 1);
  }
  await assert.rejects(
    place.app.context.pool.query(
      `insert into order_events (order_id, event, actor, status, at, was_verified, originals_seen)
       values ($1, 'start', 'owner', 'active', now(), false, false)`,
      [id],
    ),
    /order_events_identity/,
  );
});

test('a verified client needs no confirmation, and others see only the state of the verification', async (t) => {
  const place = await market(t);
  const id = await readyOrder(place, 'passed');
  const shown = {
    not_verified: 'missing',
    pending: 'checking',
    rejected: 'missing',
    passed: 'verified',
  } as const;
  for (const [state, identity] of Object.entries(shown)) {
    await place.app.context.pool.query('update verifications set status = $1, submitted_at = decided_at', [state]);
    assert.deepEqual(
      [(await see(place.client, id)).identity, (await see(place.owner, id)).identity],
      [identity, identity],
    );
  }
  assert.equal((await post(place.owner, `/api/orders/${id}/start`)).status, 200);
  const { events } = await see(place.client, id);
  assert.deepEqual(events.at(-1)?.identity, { was_verified: true, originals_seen: false });
});

const mails = async ({ app }: Market) => {
  await drainJobs(app);
  const { rows } = await app.context.pool.query<{ recipient: string; text: string }>(
    "select recipient, text from outbox_mails where text like '%/verification%' order by id",
  );
  return rows;
};

/** Two paid orders that begin within an hour of each other; those of the demo were reminded of long ago. */
async function toRemind(place: Market) {
  const { pool } = place.app.context;
  await pool.query('update orders set identity_reminded_at = requested_at');
  const first = await ordered(place, place.client);
  const second = await ordered(place, place.stranger, { from: '2027-02-10T10:00', to: '2027-02-11T10:00' });
  await pool.query('update orders set paid_at = requested_at where id = any($1)', [[first.id, second.id]]);
  await pool.query("update orders set period = '[2027-01-10T07:00:00Z,2027-01-11T07:00:00Z)' where id = $1", [
    second.id,
  ]);
  await pool.query("update verifications set status = 'not_verified'");
  return { first, second, remind: () => remindOfIdentity(place.app.context) };
}

test('whose documents are missing is reminded of it once, from the day before on', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { first, second, remind } = await toRemind(place);
  await pool.query('update orders set paid_at = null where id = $1', [second.id]);
  place.clock.set(new Date('2027-01-09T05:59:59Z'));
  await remind();
  assert.deepEqual(await mails(place), [], 'a second too early');
  place.clock.set(new Date('2027-01-09T06:00:00Z'));
  for (const state of ['passed', 'pending']) {
    await pool.query('update verifications set status = $1, submitted_at = decided_at', [state]);
    await remind();
    assert.deepEqual(await mails(place), [], state);
  }
  await pool.query("update verifications set status = 'rejected'");
  await Promise.all([remind(), remind()]);
  await remind();
  const [mail, ...more] = await mails(place);
  assert.ok(mail?.text.includes(`/verification?order=${first.id}`), mail?.text);
  assert.deepEqual([mail?.recipient, more], ['client@access.test', []]);
  assert.match(mail?.text ?? '', /10 Jan 2027/);

  // Just paid, they have just read it; and once the car should be there it is too late.
  await pool.query('update orders set paid_at = $2, identity_reminded_at = null where id = $1', [
    first.id,
    new Date('2027-01-09T05:00:01Z'),
  ]);
  await remind();
  await pool.query('update orders set paid_at = requested_at');
  place.clock.set(new Date('2027-01-10T07:00:00Z'));
  await remind();
  assert.equal((await mails(place)).length, 1);
});

test('whose pick-up is moved away after the reminder is reminded again a day before the new one', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { first, second, remind } = await toRemind(place);
  await pool.query('update orders set paid_at = null where id = $1', [second.id]);
  place.clock.set(new Date('2027-01-09T05:00:00Z'));
  await pool.query('update orders set identity_reminded_at = $2 where id = $1', [first.id, place.clock()]);
  const move = async (from: string) => {
    const answer = await post(place.client, `/api/orders/${first.id}/changes`, { from, to: '2027-02-13T10:00' });
    assert.equal(answer.status, 201, answer.text);
  };
  await move('2027-02-10T10:00');
  for (const [time, count] of [
    ['2027-02-09T05:59:59Z', 0],
    ['2027-02-09T06:00:00Z', 1],
  ] as const) {
    place.clock.set(new Date(time));
    await remind();
    assert.equal((await mails(place)).length, count, time);
  }
  // An hour later is no other day: they know.
  await pool.query("update orders set free_until = '2027-02-10T06:00:00Z' where id = $1", [first.id]);
  await move('2027-02-10T11:00');
  await remind();
  assert.equal((await mails(place)).length, 1);
});

test('a reminder that cannot be stored stops no other', async (t) => {
  const place = await market(t, {}, { config: { logLevel: 'silent' } });
  const { first, remind } = await toRemind(place);
  await spoilRow(place.app.context.pool, 'orders', first.id);
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  await remind();
  assert.equal(await countFailures(place.app, 'remindOfIdentity'), 1);
  assert.deepEqual(
    (await mails(place)).map(({ recipient }) => recipient),
    ['otherClient@access.test'],
  );
});
