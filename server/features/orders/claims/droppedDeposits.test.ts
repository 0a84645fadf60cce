import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteChange } from '#contract/calls/orders/changes.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { aFine, answered, bringBack, claimed, decided, seenClaim, waitUntil } from '#server/testing/claims.ts';
import {
  approve,
  atTheBank,
  DEPOSIT,
  dropDeposit,
  eventsOf,
  held,
  hold,
  page,
  stateOf,
  withCard,
} from '#server/testing/deposits.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { atBank, type Market } from '#server/testing/people/renters.ts';
import { books, paid } from '#server/testing/rescues.ts';
import { settlePayments } from '#server/features/payments/settlePayment.ts';
import { afterReturnJob, bookLongHeld } from './afterReturnJob.ts';

const HOUR = 3_600_000;
// The promised times, repeated on purpose.
const PAY_WITHIN = 72 * HOUR;
const HOLD_FOR = 6 * 24 * HOUR;

const unsettled = async ({ app }: Market) =>
  (await app.context.pool.query('select id from payments where wanted is not null')).rows.length;

/** The last mail about an order, by recipient. */
async function lastMails(place: Market): Promise<string[]> {
  const { rows } = await place.app.context.pool.query<{ text: string }>(
    'select subject || text as text from outbox_mails order by id desc limit 2',
  );
  return rows.map(({ text }) => text);
}

test('a deposit that the bank drops before the return can be held again, and nothing counts on it', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  assert.ok(await dropDeposit(place, order.id));
  await drainJobs(place.app);
  assert.equal(await stateOf(place, order.id), 'open 0');
  assert.equal((await eventsOf(place, order.id)).at(-1), 'drop_deposit');
  assert.ok((await lastMails(place)).every((text) => text.includes('The deposit is not held any more')));
  await approve(place, order.id, { purpose: 'deposit' });
  assert.equal(await stateOf(place, order.id), 'held 0');
  assert.equal(await atTheBank(place), 'voided 0, authorized 0');
  await bringBack(place, order);
  const claim = await claimed(place, order.id, aFine(9_000));
  assert.equal((await answered(place.client, claim.id, 9_000, '')).status, 200);
  assert.equal(await atTheBank(place), 'voided 0, captured 9000 0');
});

test('with another car another deposit is agreed: what the bank holds for the former one goes back, also what it holds later', async (t) => {
  const place = await withCard(t);
  const { pool } = place.app.context;
  const other = await rentalCar(place.app);
  await pool.query(
    `update cars c set owner_id = own.owner_id, insurance_code = own.insurance_code, terms = own.terms, deposit = 10000
     from cars own where c.id = $1 and own.id = $2`,
    [other, place.carId],
  );
  const order = await held(place);
  const change = (action: string, car_id: number) =>
    post(place.client, `/api/orders/${order.id}/changes${action}`, { car_id });
  assert.equal(quoteChange.response.parse((await change('/quote', other)).body).quote.deposit, 10_000);
  assert.equal((await change('', other)).status, 201);
  assert.deepEqual((await eventsOf(place, order.id)).slice(-2), ['change', 'return_deposit']);
  assert.deepEqual([await atTheBank(place), await stateOf(place, order.id)], ['voided 0', 'open 0']);
  const former = await page(place, order.id, { purpose: 'deposit' });
  assert.equal(former.amount, 10_000);
  assert.equal((await change('', place.carId)).status, 201);
  await atBank(place.client, former, 'action=approve&delivery=now');
  assert.deepEqual([await atTheBank(place), await stateOf(place, order.id)], ['voided 0, voided 0', 'open 0']);
  await approve(place, order.id, { purpose: 'deposit' });
  assert.deepEqual(
    [await atTheBank(place), await stateOf(place, order.id)],
    ['voided 0, voided 0, authorized 0', 'held 0'],
  );
});

test('days that are moved far ahead free what the bank holds, also what it holds later, until they are near', async (t) => {
  const place = await withCard(t);
  const order = await paid(place);
  waitUntil(place, Number(instantOf(order.from)) - 40 * HOUR);
  await approve(place, order.id, { purpose: 'deposit' });
  const move = async (to: string) => {
    const answer = await post(place.client, `/api/orders/${order.id}/changes`, { to, from: to.replace('3T', '0T') });
    assert.equal(answer.status, 201, answer.text);
  };
  // A week ahead the bank would have booked it before the hand-over.
  await move('2027-02-13T10:00');
  assert.deepEqual((await eventsOf(place, order.id)).slice(-2), ['change', 'return_deposit']);
  assert.deepEqual([await atTheBank(place), await stateOf(place, order.id)], ['voided 0', 'open 0']);
  assert.equal((await hold(place, order.id)).status, 409, 'too early');

  waitUntil(place, Number(instantOf('2027-02-10T10:00')) - 40 * HOUR);
  const opened = await page(place, order.id, { purpose: 'deposit' });
  await move('2027-03-13T10:00');
  await atBank(place.client, opened, 'action=approve&delivery=now');
  assert.deepEqual([await atTheBank(place), await stateOf(place, order.id)], ['voided 0, voided 0', 'open 0']);
});

test('where the bank drops what a claim counts on, the claim is due, and the job stops', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  await bringBack(place, order);
  const before = await books(place, order.id);
  const claim = await claimed(place, order.id, aFine(9_000));
  // The bank does not report it: the capture finds it out.
  assert.ok(await dropDeposit(place, order.id, false));
  assert.equal((await answered(place.client, claim.id, 9_000, '')).status, 200);
  assert.equal((await seenClaim(place.client, claim.id)).status, 'settled');
  await drainJobs(place.app);
  const due = await seenClaim(place.client, claim.id);
  assert.deepEqual([due.status, due.rest, due.from_deposit, due.deposit, due.settled_at], ['due', 9_000, 0, 0, null]);
  assert.equal(due.pay_by, new Date(place.clock().getTime() + PAY_WITHIN).toISOString());
  assert.equal((await eventsOf(place, order.id)).at(-1), 'reopen_claim');
  assert.ok((await lastMails(place)).some((text) => text.includes('Please pay by')));
  assert.equal(await unsettled(place), 0);
  assert.deepEqual(await books(place, order.id), before);
  await settlePayments.run(undefined, place.app.context);
  await drainJobs(place.app);
  assert.equal((await eventsOf(place, order.id)).filter((event) => event === 'reopen_claim').length, 1);
  await approve(place, order.id, { purpose: 'claim', purpose_id: claim.id });
  assert.equal((await seenClaim(place.client, claim.id)).status, 'settled');
  assert.deepEqual(await books(place, order.id), [...before, 'claim 9000 0']);
});

test('what was paid beside the deposit stays paid when the deposit is dropped, and an older page pays nothing', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  await bringBack(place, order);
  const before = await books(place, order.id);
  const claim = await claimed(place, order.id, { kind: 'damage', amount: 42_000, text: 'Door' });
  const bill = { purpose: 'claim', purpose_id: claim.id };
  assert.equal((await answered(place.client, claim.id, 42_000, '')).status, 200);
  const old = await page(place, order.id, bill);
  assert.equal(old.amount, 12_000);
  assert.equal((await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 200);
  assert.ok(await dropDeposit(place, order.id));
  await drainJobs(place.app);
  assert.equal((await seenClaim(place.owner, claim.id)).rest, DEPOSIT);
  await atBank(place.client, old, 'action=approve&delivery=now');
  await drainJobs(place.app);
  assert.equal((await seenClaim(place.owner, claim.id)).rest, DEPOSIT, 'that much was not paid');
  assert.equal((await page(place, order.id, bill)).amount, DEPOSIT);
  assert.equal((await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 200);
  assert.deepEqual(await books(place, order.id), [
    ...before,
    'claim_cash 12000 0',
    'claim 12000 0',
    'refund -12000 0',
    `claim_cash ${DEPOSIT} 0`,
  ]);
});

test('a deposit that is dropped while its capture is due is not captured again and again', async (t) => {
  const place = await withCard(t);
  const first = await held(place);
  const second = await paid(place, 'full', { from: '2027-01-14T10:00', to: '2027-01-20T10:00' });
  await approveLater(place, second.id, Number(instantOf(second.from)) - HOUR);
  place.clock.advance(HOLD_FOR);
  assert.ok(await dropDeposit(place, first.id, false));
  await bookLongHeld(place.app.context);
  await drainJobs(place.app);
  assert.equal(await atTheBank(place), `voided 0, captured ${DEPOSIT} 0`, 'the other one is booked');
  assert.equal(await unsettled(place), 0);
  assert.equal(await stateOf(place, first.id), 'returned 0');
  assert.equal(await stateOf(place, second.id), 'held 0');
});

async function approveLater(place: Market, id: number, at: number): Promise<void> {
  waitUntil(place, at);
  await approve(place, id, { purpose: 'deposit' });
}

test('a client who does not pay in time is reminded once, also after no server ran', async (t) => {
  const place = await withCard(t, '{"deposit": {"how": ["cash"], "back_within_days": 0}}');
  const order = await paid(place);
  await bringBack(place, order);
  const claim = await claimed(place, order.id, aFine(9_000));
  assert.equal((await answered(place.client, claim.id, 4_000)).status, 200);
  assert.equal((await decided(place.admin, claim.id, 6_000)).status, 200);
  await drainJobs(place.app);
  assert.ok((await lastMails(place)).some((text) => text.includes('What the deposit does not cover is to be paid by')));
  const run = async () => {
    await afterReturnJob.run(undefined, place.app.context);
    await drainJobs(place.app);
    return (await eventsOf(place, order.id)).filter((event) => event === 'remind_claim').length;
  };
  place.clock.advance(PAY_WITHIN - 1);
  assert.equal(await run(), 0);
  // No server ran for a month.
  place.clock.advance(30 * 24 * HOUR);
  assert.equal(await run(), 1);
  assert.ok((await lastMails(place)).some((text) => text.includes('The claim is not paid yet')));
  assert.equal(await run(), 1);
  assert.equal((await seenClaim(place.client, claim.id)).status, 'due');
});
