import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { getOrder, type Order } from '#contract/calls/orders/orders.ts';
import { startPayment } from '#contract/calls/payments.ts';
import { orderPort } from '#server/features/orders/orderPort.ts';
import { deliver, type Trouble } from '#server/testing/banks/bank.ts';
import {
  arrive,
  dates,
  hurry,
  ledgerOf,
  type Opened,
  paid,
  refOf,
  see,
  setups,
} from '#server/testing/banks/bankJourney.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import { askProviders } from './askProvider.ts';
import { settlePayments } from '../settlePayment.ts';
import { emptyMarket } from '#server/testing/people/similarCars.ts';

const seeOrder = async ({ client }: Market, id: number): Promise<Order> =>
  getOrder.response.parse((await client.inject(`/api/orders/${id}`)).body).order;
/** Down at the start and at the refund; forged, wrong and old reports. */
async function getIntoTrouble({ place, bank }: Opened): Promise<void> {
  const { client } = place;
  const { id } = await ordered(place, client, dates(6));
  const troubles: readonly Trouble[] = bank.name === 'sandbox' ? ['down'] : ['down', 'slow', 'busy', 'broken'];
  for (const trouble of troubles) {
    await bank.fail(trouble);
    const answer = await post(client, `/api/orders/${id}/payments`);
    await bank.recover();
    assert.deepEqual(
      [answer.status, ErrorBody.parse(answer.body).code, answer.headers['retry-after']],
      [503, 'BANK_UNAVAILABLE', '5'],
      trouble,
    );
    const { status, expires_at, is_paid } = await seeOrder(place, id);
    assert.deepEqual([status, expires_at === null, is_paid], ['confirmed', false, false], trouble);
  }
  const begun = await payment(client, id);
  const ref = await refOf(place, begun);
  const good = { amount: 30_000, currency: 'GEL' };
  const refused = [
    bank.reportPaid(ref, { ...good, isForged: true }),
    { ...bank.reportPaid(ref, good), headers: {} },
    { ...bank.reportPaid(ref, good), body: `${bank.reportPaid(ref, good).body} ` },
    bank.reportPaid(ref, { ...good, amount: 1 }),
    bank.reportPaid(ref, { ...good, currency: 'USD' }),
    bank.reportPaid('nobody', good),
    bank.sendNonsense(),
    // The bank in Georgia says no time that is signed: its reports are good whenever they come.
    ...(bank.name === 'bog' ? [] : [bank.reportPaid(ref, { ...good, isOld: true })]),
  ];
  const statuses: number[] = [];
  for (const callback of refused) statuses.push((await deliver(place, bank.name, callback)).status);
  const nonsense = bank.name === 'stripe' ? 200 : 400;
  assert.deepEqual(statuses, [403, 403, 403, 409, 409, 404, nonsense, ...(bank.name === 'bog' ? [] : [403])]);
  assert.deepEqual([(await seeOrder(place, id)).is_paid, await ledgerOf(place, id)], [false, []]);

  await arrive(place, bank, await bank.decide(client, begun.redirect_url ?? '', 'approve'));
  assert.equal((await see(place, begun)).status, 'captured');
  await bank.fail('down');
  assert.equal((await post(place.owner, `/api/orders/${id}/cancel`)).status, 200);
  await drainJobs(place.app);
  await bank.recover();
  assert.ok((await countFailures(place.app, `bank ${bank.name}`)) > 0);
  assert.deepEqual([(await see(place, begun)).status, (await bank.look(ref)).refunded], ['captured', 0]);
  // Even where the queue has given the job up, the hourly look finds the payment.
  await place.app.context.pool.query('delete from graphile_worker._private_jobs');
  await settlePayments.run(undefined, place.app.context);
  await arrive(place, bank, []);
  assert.deepEqual([(await see(place, begun)).status, (await bank.look(ref)).refunded], ['refunded', 30_000]);
  assert.deepEqual(await ledgerOf(place, id), [
    { kind: 'payment', amount: 30_000 },
    { kind: 'refund', amount: -30_000 },
  ]);
}

/** A try whose answer got lost is repeated exactly, even after changes; one that the bank does not know is begun anew. */
async function loseAnswers({ place, bank, requests }: Opened): Promise<void> {
  const { client, clock, owner } = place;
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const { id } = await ordered(place, client, dates(12));
  const before = requests.length;
  await bank.fail('lost');
  assert.equal((await post(client, `/api/orders/${id}/payments`)).status, 503);
  await bank.recover();
  // The order has another end now, is to be captured at once, and the client reads another language.
  clock.advance(3 * 60_000);
  assert.equal((await post(owner, `/api/orders/${id}/accept`)).status, 200);
  const answer = await client.inject({
    method: 'POST',
    url: `/api/orders/${id}/payments`,
    headers: { 'accept-language': 'ka' },
  });
  assert.equal(answer.status, 201, answer.text);
  const creations = requests.slice(before).filter(({ body }) => body.includes('payment-success'));
  assert.ok(creations.length >= 2);
  assert.equal(new Set(creations.map(({ headers }) => headers['idempotency-key'])).size, 1);
  assert.equal(new Set(creations.map(({ body }) => body)).size, 1);
  // Authorized, as requested, and captured, as the order is accepted by now.
  const begun = startPayment.response.parse(answer.body).payment;
  await arrive(place, bank, await bank.decide(client, begun.redirect_url ?? '', 'approve'));
  await hurry(place);
  await drainJobs(place.app);
  assert.equal((await see(place, begun)).status, 'captured');

  const other = await ordered(place, client, dates(13));
  await bank.fail('down');
  assert.equal((await post(client, `/api/orders/${other.id}/payments`)).status, 503);
  await bank.recover();
  clock.advance(5 * 60_000);
  assert.equal((await post(client, `/api/orders/${other.id}/payments`)).status, 201);
  await place.app.context.pool.query('update cars set needs_confirmation = false where id = $1', [place.carId]);
}

/** Six reports in any order, each up to three times and at once: one result. */
async function shuffleReports({ place, bank }: Opened): Promise<void> {
  await drainJobs(place.app);
  await place.app.context.pool.query('delete from outbox_mails');
  const places = [0, 1, 2, 3, 4, 5];
  // A sample of the 720 orders; all of them are tried on the table of transitions itself.
  const samples = [places, places.toReversed(), [4, 0, 5, 2, 1, 3], [3, 5, 1, 0, 4, 2]];
  for (const [number, sample] of samples.entries()) {
    const { id } = await ordered(place, place.client, dates(number + 7));
    const begun = await payment(place.client, id);
    const six = bank.reportSix(await refOf(place, begun), begun.id, begun.amount);
    const sent = sample.map((index) => six[index]!);
    const answers = await Promise.all(
      [...sent, ...sent.toReversed(), ...sent].map((callback) => deliver(place, bank.name, callback)),
    );
    assert.deepEqual(
      new Set(answers.map(({ status }) => status)),
      new Set([200]),
      answers.find(({ status }) => status !== 200)?.text,
    );
    const { status, is_paid, events } = await seeOrder(place, id);
    const paidTimes = events.filter(({ event }) => event === 'pay').length;
    assert.deepEqual([status, is_paid, paidTimes], ['confirmed', true, 1]);
    assert.deepEqual(await ledgerOf(place, id), [{ kind: 'payment', amount: 30_000 }]);
  }
  await drainJobs(place.app);
  const { rows } = await place.app.context.pool.query(
    "select count(*) from outbox_mails where subject like 'Your payment has arrived%'",
  );
  assert.deepEqual(rows, [{ count: samples.length }]);
}

/** Approved, declined, left, part-prepaid, refunded; money of a request authorized, captured and voided. */
async function walkThrough({ place, bank }: Opened): Promise<void> {
  const { client, clock } = place;
  const first = await ordered(place, client, dates(1));
  const begun = await payment(client, first.id);
  assert.deepEqual(await payment(client, first.id), begun, 'a second try goes on with the same payment');
  const callbacks = await bank.decide(client, begun.redirect_url ?? '', 'approve');
  await arrive(place, bank, [...callbacks, ...callbacks]);
  const captured = await see(place, begun);
  assert.deepEqual([captured.status, captured.order_status, captured.redirect_url], ['captured', 'confirmed', null]);
  assert.deepEqual(await ledgerOf(place, first.id), [{ kind: 'payment', amount: 30_000 }]);
  assert.equal((await post(client, `/api/orders/${first.id}/payments`)).status, 409);

  const second = await ordered(place, client, dates(2));
  const declined = await payment(client, second.id);
  await arrive(place, bank, await bank.decide(client, declined.redirect_url ?? '', 'decline'));
  assert.equal((await see(place, declined)).status, 'failed');
  const again = await paid(place, bank, second.id);
  assert.equal(again.status, 'captured');
  assert.equal((await seeOrder(place, second.id)).is_paid, true);

  const third = await ordered(place, client, dates(3), 'part');
  const left = await payment(client, third.id);
  assert.deepEqual([left.amount, (await see(place, left)).is_pending], [9_000, true]);
  // Neither the client nor a report arrives: a query finds it.
  await bank.decide(client, left.redirect_url ?? '', 'approve');
  await place.app.context.pool.query('delete from graphile_worker._private_jobs');
  clock.advance(2 * 60_000);
  await askProviders(orderPort).run(undefined, place.app.context);
  assert.deepEqual(
    [(await see(place, left)).status, (await seeOrder(place, third.id)).is_paid_online],
    ['captured', true],
  );

  assert.equal((await post(client, `/api/orders/${first.id}/cancel`, {})).status, 200);
  await arrive(place, bank, []);
  clock.set(new Date(`${dates(2).from}:00+04:00`));
  clock.advance(-3_600_000);
  assert.equal((await post(client, `/api/orders/${second.id}/cancel`, {})).status, 200);
  await arrive(place, bank, []);
  assert.deepEqual(
    [(await see(place, captured)).status, (await see(place, again)).status],
    ['refunded', 'part_refunded'],
  );
  assert.deepEqual((await ledgerOf(place, second.id)).at(-1), { kind: 'refund', amount: -20_000 });
  assert.deepEqual(await bank.look(await refOf(place, again)), {
    captured: 30_000,
    refunded: 20_000,
    isVoided: false,
  });

  // A gesture after a complaint: the fee goes back as well, in two parts.
  for (const amount of [4_000, 6_000]) {
    const url = `/api/orders/${second.id}/refunds`;
    assert.equal((await post(place.admin, url, { amount, reason: 'Was ill' })).status, 201);
    await arrive(place, bank, []);
    await hurry(place);
    await arrive(place, bank, []);
    assert.deepEqual((await ledgerOf(place, second.id)).at(-1), { kind: 'refund', amount: -amount });
  }
  assert.equal((await bank.look(await refOf(place, again))).refunded, 30_000);

  // Money of a request is only authorized, and captured or voided by the answer.
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const [yes, no] = [await ordered(place, client, dates(4)), await ordered(place, client, dates(5))];
  const [taken, dropped] = [await paid(place, bank, yes.id), await paid(place, bank, no.id)];
  assert.deepEqual([taken.status, dropped.status, taken.is_pending], ['authorized', 'authorized', false]);
  await post(place.owner, `/api/orders/${yes.id}/accept`);
  await post(place.owner, `/api/orders/${no.id}/decline`);
  await arrive(place, bank, []);
  await hurry(place);
  await drainJobs(place.app);
  assert.deepEqual([(await see(place, taken)).status, (await see(place, dropped)).status], ['captured', 'voided']);
  assert.deepEqual(await ledgerOf(place, yes.id), [{ kind: 'payment', amount: 30_000 }]);
  assert.deepEqual(
    [await bank.look(await refOf(place, taken)), await bank.look(await refOf(place, dropped))],
    [
      { captured: 30_000, refunded: 0, isVoided: false },
      { captured: 0, refunded: 0, isVoided: true },
    ],
  );
  const { rows } = await place.app.context.pool.query('select count(*) from payments where wanted is not null');
  assert.deepEqual(rows, [{ count: 0 }]);
}

for (const [name, setUp] of setups) {
  test(name, async (t) => {
    const { payments, requests, open } = await setUp(t);
    const place = await market(t, {}, { config: { payments } });
    await emptyMarket(place);
    const opened = { place, bank: open(place), requests };
    await t.test('a bank in trouble makes orders and refunds wait; forged and wrong reports change nothing', () =>
      getIntoTrouble(opened),
    );
    if (name !== 'sandbox')
      await t.test('a try whose answer got lost is repeated to the letter', () => loseAnswers(opened));
    await t.test('six reports in any order, each up to three times and at once: one result', () =>
      shuffleReports(opened),
    );
    await t.test('approved, declined, left, part-prepaid, refunded, authorized and captured or voided', () =>
      walkThrough(opened),
    );
  });
}
