import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPastOrder, type OrderState } from '#contract/calls/orders/pastOrder.ts';
import { demoAccounts } from '#server/demo/fleet/demoAccounts.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { archiveLogs } from './archiveOrderLogs.ts';

async function support({ app }: Market): Promise<TestBrowser> {
  const browser = app.visitor();
  const { email, password } = demoAccounts.support;
  assert.equal((await post(browser, '/api/login', { email, password })).status, 200);
  return browser;
}

async function lookAt(browser: TestBrowser, id: number, moment?: string) {
  const query = moment === undefined ? '' : `?moment=${encodeURIComponent(moment)}`;
  const answer = await browser.inject(`/api/orders/${id}/past${query}`);
  assert.equal(answer.status, 200, answer.text);
  return getPastOrder.response.parse(answer.body);
}

/** A minute later, also for the database, which has a clock of its own. */
async function later({ app, clock }: Market): Promise<void> {
  clock.advance(60_000);
  await app.context.pool.query(`alter table order_log alter at set default '${clock().toISOString()}'`);
}

const wordsOf = (state: OrderState | null) =>
  state === null
    ? null
    : [
        state.status,
        state.dates,
        state.paid_at !== null,
        state.refund,
        state.payments.map(({ status }) => status).join(),
        state.money.reduce((sum, { amount }) => sum + amount, 0),
      ];

test('support sees an order as it was at every moment, and each look is recorded', async (t) => {
  const place = await market(t);
  await later(place);
  const { id, number } = await ordered(place, place.client);
  await later(place);
  await atBank(place.client, await payment(place.client, id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  await later(place);
  assert.equal((await post(place.client, `/api/orders/${id}/cancel`)).status, 200);
  await later(place);
  await drainJobs(place.app);

  const staff = await support(place);
  const { moments, present, past, since } = await lookAt(staff, id);
  assert.deepEqual([past, since], [present, moments.at(-1)?.at]);
  const named = moments.filter(({ events }) => events.length > 0);
  assert.deepEqual(
    named.map(({ events }) => events.map(({ event, actor }) => `${event} by ${actor}`).join()),
    ['book by client', 'pay by system', 'cancel by client'],
  );
  const seen = [];
  for (const { at } of named) seen.push(wordsOf((await lookAt(staff, id, at)).past));
  assert.deepEqual(seen, [
    ['confirmed', 'hold', false, 0, '', 0],
    ['confirmed', 'order', true, 0, 'captured', 30_000],
    ['cancelled', null, true, 30_000, 'captured', 30_000],
  ]);
  // What was only reported afterwards, as the bank's refund, is a moment, too.
  assert.deepEqual(wordsOf(present), ['cancelled', null, true, 30_000, 'refunded', 0]);
  const before = await lookAt(staff, id, new Date(Date.parse(named[0]?.at ?? '') - 1).toISOString());
  assert.deepEqual([before.past, before.since, wordsOf(before.present)], [null, null, wordsOf(present)]);

  const { rows } = await place.app.context.pool.query(
    `select details->>'order' as number, count(*)::integer as looks from audit_events
     where action = 'order_past_viewed' group by 1`,
  );
  assert.deepEqual(rows, [{ number, looks: 5 }]);
  assert.equal((await staff.inject(`/api/orders/${id}/past?moment=yesterday`)).status, 422);
});

test('an order that goes on after its log was archived is what it was at every moment', async (t) => {
  const place = await market(t);
  const { db, pool } = place.app.context;
  await later(place);
  const { id } = await ordered(place, place.client);
  await later(place);
  await atBank(place.client, await payment(place.client, id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  await later(place);
  assert.equal((await post(place.client, `/api/orders/${id}/cancel`)).status, 200);

  const staff = await support(place);
  const pasts = async () => {
    const { moments, present } = await lookAt(staff, id);
    const at = [];
    for (const moment of moments) at.push((await lookAt(staff, id, moment.at)).past);
    return { moments, present, at };
  };
  const archive = async () => {
    assert.equal(await archiveLogs({ db }, [id], new Date(place.clock().getTime() + 60_000)), 1);
    const { rows } = await pool.query<{ left: number; parts: number }>(
      `select (select count(*) from order_log where order_id = $1) as left,
         (select count(*) from order_log_archive where order_id = $1) as parts`,
      [id],
    );
    return rows[0];
  };
  const before = await pasts();
  assert.deepEqual(await archive(), { left: 0, parts: 1 });
  assert.deepEqual(await pasts(), before);

  // The bank returns the money.
  await later(place);
  await drainJobs(place.app);
  const after = await pasts();
  assert.ok(after.moments.length > before.moments.length);
  assert.deepEqual(after.at.slice(0, before.at.length), before.at);
  assert.deepEqual(await archive(), { left: 0, parts: 2 });
  assert.deepEqual(await pasts(), after);
  assert.deepEqual(wordsOf(after.present), ['cancelled', null, true, 30_000, 'refunded', 0]);
});
