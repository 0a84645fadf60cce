import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { prepareClaim } from '#contract/calls/orders/claims.ts';
import { ANSWER_WITHIN, MOST_FINE } from '#contract/domain/claims/claimBounds.ts';
import { ErrorBody } from '#contract/errors.ts';
import { aFine, answered, claimed, decided, returned, seenClaim, sendClaim } from '#server/testing/claims.ts';
import { type Market, market } from '#server/testing/people/renters.ts';
import { books, seen } from '#server/testing/rescues.ts';
import { post } from '#server/testing/people/people.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { listRested } from '#server/features/evidence/photoRepository.ts';
import { passClaims } from './afterReturnJob.ts';

const HOUR = 3_600_000;
const codeOf = ({ status, body }: TestAnswer) => `${status} ${ErrorBody.parse(body).code}`;

async function over(t: TestContext, lateMinutes = 0): Promise<{ place: Market; id: number }> {
  const place = await market(t);
  await place.app.context.pool.query(
    `update cars set terms = '{"late_return": {"grace_minutes": 30, "price": 2000}}' where id = $1`,
    [place.carId],
  );
  const { id } = await returned(place, undefined, lateMinutes);
  return { place, id };
}

test('an owner claims within a day of the return, at most what the terms give, and once', async (t) => {
  const { place, id } = await over(t, 95);
  const prepared = await place.owner.inject(`/api/orders/${id}/claims`);
  const { proposals, until } = prepareClaim.response.parse(prepared.body);
  assert.deepEqual(
    proposals.map(({ rule: { kind }, most }) => [kind, most]),
    [
      ['damage', 50_000],
      ['late', 4_000],
      ['fine', MOST_FINE],
    ],
  );
  const { claim_until, events } = await seen(place.client, id);
  assert.equal(until, claim_until);
  const back = events.find(({ event }) => event === 'finish')?.at ?? '';
  assert.equal(Date.parse(until) - Date.parse(back), 24 * HOUR);

  const late = { kind: 'late', amount: 4_001, text: 'An hour and a half' };
  const tooMuch = await sendClaim(place.owner, id, [aFine(100), late], 'too much');
  assert.deepEqual([tooMuch.status, Object.keys(tooMuch.body as object)], [422, ['items.1.amount']]);
  const noFuel = await sendClaim(place.owner, id, [{ kind: 'fuel', amount: 1, text: 'Empty' }], 'no reading');
  assert.equal(noFuel.status, 422);

  for (const browser of [place.client, place.stranger, place.admin])
    assert.ok([403, 404].includes((await sendClaim(browser, id, [aFine(100)], 'foreign')).status));

  place.clock.advance(Date.parse(until) - place.clock().getTime() - 1);
  const claim = await claimed(place, id, { ...late, amount: 4_000 }, aFine(6_000));
  assert.deepEqual([claim.amount, claim.status, claim.side, claim.actions], [10_000, 'asked', 'owner', []]);
  assert.equal(Date.parse(claim.answer_by) - Date.parse(claim.claimed_at), 72 * HOUR);
  // The same tap again is the same claim; another one is too many.
  const again = await sendClaim(place.owner, id, [{ ...late, amount: 4_000 }, aFine(6_000)]);
  assert.equal(again.status, 201);
  assert.equal(codeOf(await sendClaim(place.owner, id, [aFine(100)], 'a second')), '409 ORDER_CHANGED');
  const order = await seen(place.client, id);
  assert.deepEqual([order.claim?.id, order.claim_until, order.events.at(-1)?.amount], [claim.id, null, 10_000]);
});

test('who was back by a sealed report of the owner is not late because the order was finished later', async (t) => {
  const { place, id } = await over(t, 95);
  const { pool } = place.app.context;
  const lateness = async () => {
    const { proposals } = prepareClaim.response.parse((await place.owner.inject(`/api/orders/${id}/claims`)).body);
    return proposals.find(({ rule }) => rule.kind === 'late')?.most;
  };
  /** Of the return, so many minutes after it was due. */
  const report = (side: 'owner' | 'client', minutes: number) =>
    pool.query(
      `with made as (
         insert into order_reports (order_id, kind, made_by, odometer, fuel_eighths, marks, said_sha256, made_at, sealed_at)
         select id, 'take_back', $2, 1, 8, '[]', '\\x00', at, at
         from (select id, upper(period) + $3 * interval '1 minute' as at from orders where id = $1) as back returning id, made_at)
       insert into order_report_confirmations (report_id, side, way, user_id, at, marks)
       select made.id, $2, 'account', (select min(id) from users), made_at, '[]' from made`,
      [id, side, minutes],
    );
  assert.equal(await lateness(), 4_000);
  await report('client', 0);
  assert.equal(await lateness(), 4_000, 'the word of the client alone');
  await report('owner', 31);
  assert.equal(await lateness(), 2_000);
});

test('a day after the return it is too late', async (t) => {
  const { place, id } = await over(t);
  const order = await seen(place.owner, id);
  place.clock.advance(Date.parse(order.claim_until ?? '') - place.clock().getTime());
  assert.equal(codeOf(await sendClaim(place.owner, id, [aFine(100)])), '409 TOO_LATE');
  assert.equal(codeOf(await place.owner.inject(`/api/orders/${id}/claims`)), '409 TOO_LATE');
  assert.equal((await seen(place.owner, id)).claim_until, null);
});

test('what is accepted whole is due at once; what is not, an admin decides, never below what was accepted', async (t) => {
  const { place, id } = await over(t);
  const claim = await claimed(place, id, aFine(6_000), { kind: 'damage', amount: 9_000, text: 'A scratch' });
  for (const browser of [place.owner, place.admin]) assert.equal((await answered(browser, claim.id, 0)).status, 403);
  assert.equal((await answered(place.stranger, claim.id, 0)).status, 404);
  assert.equal((await answered(place.client, claim.id, 15_001)).status, 422);
  assert.equal((await answered(place.client, claim.id, 7_000, '')).status, 422, 'without a word');
  assert.equal(codeOf(await decided(place.admin, claim.id, 6_000, 9_000)), '409 ORDER_CHANGED', 'before the answer');
  assert.equal((await answered(place.client, claim.id, 7_000)).status, 200);
  assert.equal(codeOf(await answered(place.client, claim.id, 15_000)), '409 ORDER_CHANGED', 'once');

  assert.deepEqual((await seenClaim(place.admin, claim.id)).actions, ['decide']);
  for (const browser of [place.owner, place.client])
    assert.equal((await decided(browser, claim.id, 6_000, 9_000)).status, 403);
  for (const amounts of [[6_000], [6_001, 9_000], [6_000, 999]])
    assert.equal((await decided(place.admin, claim.id, ...amounts)).status, 422, String(amounts));
  assert.equal((await decided(place.admin, claim.id, 6_000, 2_000)).status, 200);
  const seenByClient = await seenClaim(place.client, claim.id);
  assert.deepEqual(
    [seenByClient.status, seenByClient.final_amount, seenByClient.rest, seenByClient.actions],
    ['due', 8_000, 8_000, ['pay']],
  );
  assert.deepEqual(
    seenByClient.items.map(({ decision }) => decision?.amount),
    [6_000, 2_000],
  );
  const { rows } = await place.app.context.pool.query(
    `select details->>'amount' as amount, details->>'reason' as reason from audit_events where action = 'claim_decided'`,
  );
  assert.deepEqual(rows, [{ amount: '8000', reason: 'Both were looked at' }]);

  for (const browser of [place.client, place.admin])
    assert.equal((await post(browser, `/api/claims/${claim.id}/confirm`)).status, 403);
  const before = await books(place, id);
  assert.equal((await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 200);
  assert.equal(codeOf(await post(place.owner, `/api/claims/${claim.id}/confirm`)), '409 ORDER_CHANGED');
  assert.deepEqual(await books(place, id), [...before, 'claim_cash 8000 0']);
  assert.equal((await seenClaim(place.client, claim.id)).status, 'settled');
});

test('silence accepts nothing: after the time to answer the claim goes to an admin, also when no server ran meanwhile', async (t) => {
  const { place, id } = await over(t);
  const claim = await claimed(place, id, aFine(6_000));
  place.clock.advance(ANSWER_WITHIN - 1);
  await passClaims(place.app.context);
  assert.equal((await seenClaim(place.client, claim.id)).status, 'asked');
  place.clock.advance(1);
  assert.equal(codeOf(await answered(place.client, claim.id, 6_000)), '409 TOO_LATE');
  place.clock.advance(90 * 24 * HOUR);
  await passClaims(place.app.context);
  await passClaims(place.app.context);
  const passed = await seenClaim(place.client, claim.id);
  assert.deepEqual([passed.status, passed.answer, passed.final_amount], ['disputed', null, null]);
  const { events } = await seen(place.client, id);
  assert.equal(events.filter(({ event }) => event === 'pass_claim').length, 1);
  assert.equal((await decided(place.admin, claim.id, 0)).status, 200);
  const ended = await seenClaim(place.client, claim.id);
  assert.deepEqual([ended.status, ended.final_amount, ended.rest], ['settled', 0, 0]);
});

test('of two answers, or two decisions, at once one counts', async (t) => {
  const { place, id } = await over(t);
  const claim = await claimed(place, id, aFine(6_000));
  const answers = await Promise.all([0, 1_000, 6_000].map((amount) => answered(place.client, claim.id, amount)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  const { status } = await seenClaim(place.client, claim.id);
  if (status !== 'disputed') return;
  const decisions = await Promise.all([6_000, 5_000].map((amount) => decided(place.admin, claim.id, amount)));
  assert.deepEqual(
    decisions.map((one) => one.status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('kilometres and fuel are what sealed reports say, and as long as a claim is open their photographs stay', async (t) => {
  const { place, id } = await over(t);
  const { pool } = place.app.context;
  await pool.query(`update cars set distance_per_day = 100 where id = $1`, [place.carId]);
  const report = (kind: string, odometer: number, fuel: number, madeBy = 'owner') =>
    pool.query(
      `insert into order_reports (order_id, kind, made_by, odometer, fuel_eighths, marks, said_sha256, made_at, sealed_at)
       values ($1, $2, $3, $4, $5, '[]', '\\x00', $6, $6)`,
      [id, kind, madeBy, odometer, fuel, place.clock()],
    );
  await report('hand_over', 48_214, 8);
  await report('take_back', 60_000, 6);
  // The client's own word counts before the owner's.
  await report('take_back', 59_000, 7, 'client');
  const { proposals } = prepareClaim.response.parse((await place.owner.inject(`/api/orders/${id}/claims`)).body);
  const fuel = proposals.find(({ rule }) => rule.kind === 'fuel');
  assert.deepEqual(fuel?.rule.kind === 'fuel' && [fuel.rule.out, fuel.rule.in, fuel.rule.eighths], [8, 7, 1]);
  const distance = proposals.find(({ rule }) => rule.kind === 'distance');
  assert.ok(distance === undefined || (distance.rule.kind === 'distance' && distance.rule.in === 59_000));

  const rested = async () => (await listRested(place.app.context.db, place.clock(), 0, 10)).length;
  const claim = await claimed(place, id, aFine(1_000));
  place.clock.advance(400 * 24 * HOUR);
  assert.equal(await rested(), 0, 'open');
  await passClaims(place.app.context);
  place.clock.advance(400 * 24 * HOUR);
  assert.equal(await rested(), 0, 'disputed');
  assert.equal((await decided(place.admin, claim.id, 0)).status, 200);
  place.clock.advance(400 * 24 * HOUR);
  assert.ok((await rested()) > 0, 'settled');
});
