import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { aFine, answered, bringBack, claimed, decided, seenClaim, waitUntil } from '#server/testing/claims.ts';
import {
  approve,
  atTheBank,
  DEPOSIT,
  eventsOf,
  held,
  hold,
  page,
  stateOf,
  withCard,
} from '#server/testing/deposits.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { atBank } from '#server/testing/people/renters.ts';
import { books, cancelled, paid, seen } from '#server/testing/rescues.ts';
import { post } from '#server/testing/people/people.ts';
import { bookLongHeld, returnDeposits } from './afterReturnJob.ts';

const HOUR = 3_600_000;
// The promised times, repeated on purpose.
const HOLD_BEFORE = 48 * HOUR;
const HOLD_FOR = 6 * 24 * HOUR;

test('a bank holds the deposit from two days before the start on, once, where the terms let it', async (t) => {
  const place = await withCard(t);
  const order = await paid(place);
  const start = Number(instantOf(order.from));
  assert.equal(await stateOf(place, order.id), 'open 0');
  waitUntil(place, start - HOLD_BEFORE - 1);
  assert.equal((await hold(place, order.id)).status, 409, 'too early');
  place.clock.advance(1);
  const before = await books(place, order.id);
  await approve(place, order.id, { purpose: 'deposit' });
  assert.equal(await stateOf(place, order.id), 'held 0');
  assert.equal(await atTheBank(place), 'authorized 0');
  assert.deepEqual(await books(place, order.id), before, 'nothing has moved');
  const again = await hold(place, order.id);
  assert.deepEqual([again.status, ErrorBody.parse(again.body).code], [409, 'ALREADY_PAID']);
  assert.equal((await eventsOf(place, order.id)).filter((event) => event === 'hold_deposit').length, 1);
});

test('where the terms ask for cash no bank holds anything', async (t) => {
  const place = await withCard(t, '{"deposit": {"how": ["cash"], "back_within_days": 0}}');
  const order = await paid(place);
  waitUntil(place, Number(instantOf(order.from)) - HOUR);
  assert.equal((await hold(place, order.id)).status, 409);
  assert.equal(await stateOf(place, order.id), 'cash 0');
});

test('a deposit is voided when the order is cancelled, when the owner releases it, and a day after the return', async (t) => {
  const place = await withCard(t);
  const first = await held(place);
  await cancelled(place, first.id);
  assert.equal(await atTheBank(place), 'voided 0');

  const second = await paid(place, 'full', { from: '2027-06-01T10:00', to: '2027-06-03T10:00' });
  waitUntil(place, Number(instantOf(second.from)) - HOUR);
  await approve(place, second.id, { purpose: 'deposit' });
  assert.equal((await post(place.owner, `/api/orders/${second.id}/deposit/return`)).status, 409, 'before the return');
  await bringBack(place, second);
  assert.equal((await post(place.client, `/api/orders/${second.id}/deposit/return`)).status, 403);
  assert.equal((await post(place.owner, `/api/orders/${second.id}/deposit/return`)).status, 200);
  assert.equal((await post(place.owner, `/api/orders/${second.id}/deposit/return`)).status, 409);
  assert.equal(await atTheBank(place), 'voided 0, voided 0');

  const third = await paid(place, 'full', { from: '2027-07-01T10:00', to: '2027-07-03T10:00' });
  waitUntil(place, Number(instantOf(third.from)) - HOUR);
  await approve(place, third.id, { purpose: 'deposit' });
  await bringBack(place, third);
  place.clock.advance(24 * HOUR - 1);
  await returnDeposits(place.app.context);
  assert.equal(await stateOf(place, third.id), 'held 0');
  // No server ran for a month.
  place.clock.advance(30 * 24 * HOUR);
  await returnDeposits(place.app.context);
  await returnDeposits(place.app.context);
  assert.equal(await stateOf(place, third.id), 'returned 0');
  assert.equal(await atTheBank(place), 'voided 0, voided 0, voided 0');
  assert.equal((await eventsOf(place, third.id)).filter((event) => event === 'return_deposit').length, 1);
});

test('a claim is captured from the deposit, the rest of it is voided, and what it does not cover is paid', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  await bringBack(place, order);
  const before = await books(place, order.id);
  const claim = await claimed(place, order.id, aFine(12_000));
  await returnDeposits(place.app.context);
  assert.equal((await post(place.owner, `/api/orders/${order.id}/deposit/return`)).status, 409, 'it is claimed');
  assert.equal((await answered(place.client, claim.id, 5_000)).status, 200);
  assert.equal((await decided(place.admin, claim.id, 9_000)).status, 200);
  assert.equal(await atTheBank(place), 'captured 9000 0');
  assert.deepEqual(await books(place, order.id), [...before, 'claim 9000 0']);
  assert.equal(await stateOf(place, order.id), 'kept 9000');
  const { status, from_deposit, rest, deposit } = await seenClaim(place.client, claim.id);
  assert.deepEqual([status, from_deposit, rest, deposit], ['settled', 9_000, 0, DEPOSIT]);
});

test('more than the deposit is taken from it whole; the rest is paid online, once', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  await bringBack(place, order);
  const before = await books(place, order.id);
  const claim = await claimed(place, order.id, { kind: 'damage', amount: 42_000, text: 'Door' });
  assert.equal((await hold(place, order.id, 'claim')).status, 404);
  const early = await post(place.client, `/api/orders/${order.id}/payments`, {
    purpose: 'claim',
    purpose_id: claim.id,
  });
  assert.equal(early.status, 409);
  assert.equal((await answered(place.client, claim.id, 42_000, '')).status, 200);
  assert.equal(await atTheBank(place), `captured ${DEPOSIT} 0`);
  assert.equal((await seenClaim(place.client, claim.id)).rest, 12_000);
  const bank = await page(place, order.id, { purpose: 'claim', purpose_id: claim.id });
  assert.equal(bank.amount, 12_000);
  // Meanwhile the owner has it in cash: what is paid then goes back.
  const stale = await page(place, order.id, { purpose: 'claim', purpose_id: claim.id });
  assert.equal(stale.id, bank.id, 'one page at a time');
  await atBank(place.client, bank, 'action=approve&delivery=twice');
  await drainJobs(place.app);
  assert.equal((await seenClaim(place.owner, claim.id)).status, 'settled');
  assert.deepEqual(await books(place, order.id), [...before, `claim ${DEPOSIT} 0`, 'claim 12000 0']);
  assert.equal((await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 409);
});

test('money for a claim that was settled in cash meanwhile goes back', async (t) => {
  const place = await withCard(t);
  const order = await paid(place);
  await bringBack(place, order);
  const before = await books(place, order.id);
  const claim = await claimed(place, order.id, aFine(7_000));
  await answered(place.client, claim.id, 7_000, '');
  const bank = await page(place, order.id, { purpose: 'claim', purpose_id: claim.id });
  assert.equal((await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 200);
  await atBank(place.client, bank, 'action=approve&delivery=now');
  await drainJobs(place.app);
  assert.deepEqual(await books(place, order.id), [...before, 'claim_cash 7000 0', 'claim 7000 0', 'refund -7000 0']);
});

test('what is needed for longer than banks hold is booked before, and goes back as a refund', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  place.clock.advance(HOLD_FOR - 1);
  await bookLongHeld(place.app.context);
  assert.equal(await atTheBank(place), 'authorized 0');
  place.clock.advance(1);
  await bookLongHeld(place.app.context);
  assert.equal(await atTheBank(place), `captured ${DEPOSIT} 0`);
  assert.equal(await stateOf(place, order.id), 'held 0');
  const before = await books(place, order.id);
  await bringBack(place, order);
  const claim = await claimed(place, order.id, aFine(8_000));
  await answered(place.client, claim.id, 8_000, '');
  assert.equal(await atTheBank(place), `part_refunded ${DEPOSIT} 22000`);
  assert.deepEqual(await books(place, order.id), [...before, 'claim 8000 0']);
});

test('a deposit that is voided while the bank captures it is refunded whole', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  await bringBack(place, order);
  place.clock.advance(HOLD_FOR);
  await bookLongHeld(place.app.context);
  // Both at once: a capture, and before it is done a void; the bank has captured it by then.
  await place.app.context.pool.query(`update sandbox_payments set status = 'captured', captured = amount
    where ref = (select provider_ref from payments where purpose = 'deposit')`);
  await returnDeposits(place.app.context);
  assert.equal(await atTheBank(place), `refunded ${DEPOSIT} ${DEPOSIT}`);
  assert.equal(await stateOf(place, order.id), 'returned 0');
});

test('a claim and the return of the deposit at once: one of them happens', async (t) => {
  const place = await withCard(t);
  const order = await held(place);
  await bringBack(place, order);
  const [, released] = await Promise.all([
    post(place.owner, `/api/orders/${order.id}/claims`, { items: [aFine(5_000)] }),
    post(place.owner, `/api/orders/${order.id}/deposit/return`),
  ]);
  const after = await seen(place.owner, order.id);
  assert.equal(after.deposit_hold?.state, released.status === 200 ? 'returned' : 'held');
  assert.ok(after.claim !== null || released.status === 200);
});
