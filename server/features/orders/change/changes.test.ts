import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askChange, quoteChange } from '#contract/calls/orders/changes.ts';
import { getPayment } from '#contract/calls/payments.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { atBank, type Market, market, order, ordered, payment, quoteId } from '#server/testing/people/renters.ts';
import { bankOf, books, paid, refusal, seen } from '#server/testing/rescues.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { checkPrice } from '../../../../tools/checkPrice.ts';
import { applyReport } from '#server/features/payments/applyReport.ts';
import { expireOrders } from '../deadlines/expireOrders.ts';
import { orderPort } from '../orderPort.ts';

const MINUTE = 60_000;
/** The order of `paid` is from 10 to 13 January 2027; two days more end on the fifteenth. */
const longer = { to: '2027-01-15T10:00' };

const ask = (browser: TestBrowser, { id }: Pick<Order, 'id'>, body: object) =>
  post(browser, `/api/orders/${id}/changes`, body);
const answer = (browser: TestBrowser, { id, change }: Order, word: string) =>
  post(browser, `/api/orders/${id}/changes/${change?.id}/${word}`);
/** Asks to pay once more for a change that is over. */
const payOver = (place: Market, { id, change }: Order) =>
  post(place.client, `/api/orders/${id}/payments`, { purpose: 'change', purpose_id: change?.id });
async function payChange(place: Market, { id, change }: Order): Promise<void> {
  const bank = await payment(place.client, id, { purpose: 'change', purpose_id: change?.id });
  assert.equal((await atBank(place.client, bank, 'action=approve&delivery=now')).status, 303);
  await drainJobs(place.app);
}

async function blocks({ app, carId }: Market): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ line: string }>(
    `select concat_ws(' ', kind, (lower(period) at time zone 'Asia/Tbilisi')::timestamp(0), (upper(period) at time zone 'Asia/Tbilisi')::timestamp(0)) as line
     from car_blocks where car_id = $1 and kind in ('order', 'hold') order by lower(period)`,
    [carId],
  );
  return rows.map(({ line }) => line);
}

/** The file that the order's page gives proves the price, and the commission in the books is that of the price. */
async function prove(place: Market, id: number): Promise<Order> {
  const shown = await seen(place.owner, id);
  assert.deepEqual(checkPrice({ order: shown }).problems, []);
  const { rows } = await place.app.context.pool.query(
    'select coalesce(sum(amount), 0)::integer as there, coalesce(sum(commission), 0)::integer as commission from ledger_entries where order_id = $1',
    [id],
  );
  const commission = shown.refund > 0 ? 0 : shown.total - (shown.amount_without_commission ?? 0);
  assert.deepEqual(rows, [{ there: shown.prepaid - shown.refund, commission }]);
  return shown;
}

test('two more days are held, paid for and had: only the difference, at the day price that was agreed', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  // What the owner asks since then counts for the added days alone.
  await place.app.context.pool.query('update cars set price_per_day = 12000 where id = $1', [place.carId]);
  const quote = await post(place.client, `/api/orders/${made.id}/changes/quote`, longer);
  const { quote: priced } = quoteChange.response.parse(quote.body);
  assert.deepEqual(
    [priced.difference, priced.online, priced.total, priced.needs_confirmation],
    [24_000, 24_000, 54_000, false],
  );
  const requested = askChange.response.parse(
    (await ask(place.client, made, { ...longer, expected_difference: 24_000 })).body,
  );
  assert.deepEqual(
    [requested.change.difference, requested.change.expires_at],
    [24_000, new Date(place.clock().getTime() + 15 * MINUTE).toISOString()],
  );
  assert.deepEqual(await blocks(place), [
    'order 2027-01-10 10:00:00 2027-01-13 11:00:00',
    'hold 2027-01-13 11:00:00 2027-01-15 11:00:00',
  ]);
  assert.deepEqual(
    [requested.order.to, requested.order.total],
    [made.to, 30_000],
    'until it is paid nothing has changed',
  );
  await payChange(place, requested.order);
  assert.deepEqual(refusal(await payOver(place, requested.order)), [409, 'ALREADY_PAID']);
  const after = await prove(place, made.id);
  assert.deepEqual(
    [after.to, after.days, after.total, after.prepaid, after.change],
    ['2027-01-15T10:00', 5, 54_000, 54_000, null],
  );
  assert.deepEqual(await books(place, made.id), ['payment 30000 4500', 'payment 24000 3600']);
  assert.deepEqual(await blocks(place), ['order 2027-01-10 10:00:00 2027-01-15 11:00:00']);
  assert.deepEqual(
    after.events.slice(-2).map(({ event, actor, amount }) => [event, actor, amount]),
    [
      ['take_change', 'client', null],
      ['change', 'system', 24_000],
    ],
  );
  // All of it goes back before the hand-over.
  const cancelled = await post(place.client, `/api/orders/${made.id}/cancel`, { expected_refund: 54_000 });
  assert.equal(cancelled.status, 200, cancelled.text);
  assert.deepEqual(await bankOf(place), ['refunded 24000', 'refunded 30000']);
  await prove(place, made.id);
});

test('if the owner has to confirm, money is held until then, and only the owner can', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const { order: requested, change } = askChange.response.parse((await ask(place.client, made, longer)).body);
  assert.equal(change.needs_confirmation, true);
  await payChange(place, requested);
  const waiting = await seen(place.client, made.id);
  assert.deepEqual([waiting.to, waiting.change?.status, waiting.change?.is_reserved], [made.to, 'asked', true]);
  assert.deepEqual(refusal(await answer(place.client, requested, 'accept')), [403, 'NOT_ALLOWED']);
  assert.deepEqual(refusal(await answer(place.stranger, requested, 'accept')), [404, 'NOT_FOUND']);
  assert.deepEqual(refusal(await answer(place.owner, requested, 'withdraw')), [403, 'NOT_ALLOWED']);
  assert.deepEqual(refusal(await ask(place.owner, requested, longer)), [403, 'NOT_ALLOWED']);
  assert.deepEqual(refusal(await ask(place.client, requested, longer)), [409, 'ORDER_CHANGED'], 'one at a time');
  assert.equal((await answer(place.owner, requested, 'accept')).status, 200);
  await drainJobs(place.app);
  const after = await prove(place, made.id);
  assert.deepEqual([after.to, after.total, after.change], ['2027-01-15T10:00', 50_000, null]);
  assert.deepEqual(refusal(await answer(place.owner, requested, 'accept')), [409, 'ORDER_CHANGED']);
});

test('money that a bank takes before the owner has agreed goes back, and the order stays as it was', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const { order: requested } = askChange.response.parse((await ask(place.client, made, longer)).body);
  const { id, amount } = await payment(place.client, made.id, { purpose: 'change', purpose_id: requested.change?.id });
  const report = { eventId: 'early', payment: { id }, event: 'capture', amount, currency: 'GEL' } as const;
  await applyReport(place.app.context, orderPort, 'sandbox', report);
  const { rows } = await place.app.context.pool.query('select wanted, refund_due from payments where id = $1', [id]);
  assert.deepEqual(rows, [{ wanted: 'refund', refund_due: amount }]);
  const { body } = await place.client.inject(`/api/payments/${id}`);
  assert.equal(getPayment.response.parse(body).payment.is_going_back, true);
  assert.equal((await seen(place.client, made.id)).change?.status, 'asked');
});

test('a change that is declined, wanted no more or not answered in time leaves no trace', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const ends = {
    declined: async (requested: Order) => assert.equal((await answer(place.owner, requested, 'decline')).status, 200),
    withdrawn: async (requested: Order) =>
      assert.equal((await answer(place.client, requested, 'withdraw')).status, 200),
    expired: async (requested: Order) => {
      place.clock.advance(8 * 60 * MINUTE);
      assert.deepEqual(refusal(await answer(place.owner, requested, 'accept')), [409, 'ORDER_CHANGED'], 'too late');
      await expireOrders(place.app.context);
    },
  };
  for (const [status, end] of Object.entries(ends)) {
    const { order: requested } = askChange.response.parse((await ask(place.client, made, longer)).body);
    await payChange(place, requested);
    await end(requested);
    await drainJobs(place.app);
    const { rows } = await place.app.context.pool.query('select status from order_changes order by id desc limit 1');
    assert.deepEqual(rows, [{ status }]);
    assert.deepEqual(refusal(await payOver(place, requested)), [409, 'ORDER_CHANGED'], status);
    const after = await prove(place, made.id);
    assert.deepEqual([after.to, after.total, after.change], [made.to, made.total, null], status);
    assert.deepEqual(await blocks(place), ['order 2027-01-10 10:00:00 2027-01-13 11:00:00'], status);
  }
  assert.deepEqual((await bankOf(place)).toSorted(), ['captured 0', 'voided 0', 'voided 0', 'voided 0']);
});

test('days given up in time are refunded whole; too late the first of them is not', async (t) => {
  const place = await market(t);
  const early = await paid(place);
  const shorter = await ask(place.client, early, { to: '2027-01-12T10:00' });
  assert.equal(askChange.response.parse(shorter.body).change.expires_at, null, 'done at once');
  await drainJobs(place.app);
  assert.deepEqual([(await prove(place, early.id)).total, (await bankOf(place))[0]], [20_000, 'part_refunded 10000']);
  assert.deepEqual(await blocks(place), ['order 2027-01-10 10:00:00 2027-01-12 11:00:00']);

  const late = await paid(place, 'full', { from: '2027-02-10T10:00', to: '2027-02-14T10:00' });
  place.clock.set(new Date('2027-02-10T05:00:00Z'));
  assert.equal((await post(place.owner, `/api/orders/${late.id}/start`)).status, 200);
  // The last day begins more than a day later: it is free. The two last ones would begin sooner.
  place.clock.set(new Date('2027-02-11T10:00:00Z'));
  const feeAt = async (to: string) => {
    const priced = await post(place.client, `/api/orders/${late.id}/changes/quote`, { to });
    const { quote } = quoteChange.response.parse(priced.body);
    return [quote.difference, quote.kept];
  };
  assert.deepEqual(await feeAt('2027-02-13T10:00'), [-10_000, 0]);
  assert.deepEqual(await feeAt('2027-02-12T10:00'), [-10_000, 10_000]);
  assert.equal((await ask(place.client, late, { to: '2027-02-12T10:00' })).status, 201);
  await drainJobs(place.app);
  const after = await prove(place, late.id);
  assert.deepEqual(
    [after.total, after.items.map(({ code, total }) => [code, total]).slice(0, 2)],
    [
      30_000,
      [
        ['day', 20_000],
        ['kept_day', 10_000],
      ],
    ],
  );
  assert.deepEqual(refusal(await ask(place.client, late, { from: '2027-02-11T10:00' })), [422, undefined]);
});

test('a higher price is paid online also if a part is in cash; a lower price reduces the cash by its share', async (t) => {
  const place = await market(t);
  const made = await paid(place, 'part');
  assert.deepEqual([made.total, made.prepaid], [30_000, 9_000]);
  const { order: requested } = askChange.response.parse(
    (await ask(place.client, made, { to: '2027-01-14T10:00' })).body,
  );
  assert.equal(requested.change?.online, 10_000);
  await payChange(place, requested);
  const dearer = await prove(place, made.id);
  assert.deepEqual([dearer.total, dearer.prepaid], [40_000, 19_000]);
  await ask(place.client, made, { to: '2027-01-12T10:00' });
  await drainJobs(place.app);
  const cheaper = await prove(place, made.id);
  assert.deepEqual([cheaper.total, cheaper.prepaid], [20_000, 6_000]);
});

test('unavailable days are refused with free ones, and dates of another order are never given', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  await ordered(place, place.stranger, { from: '2027-01-14T12:00', to: '2027-01-16T12:00' });
  const refused = await ask(place.client, made, longer);
  assert.deepEqual(refusal(refused), [409, 'CAR_TAKEN']);
  assert.match(refused.text, /"free_until":"2027-01-14T11:00"/);
  const moved = await ask(place.client, made, { from: '2027-01-13T10:00', to: '2027-01-15T10:00' });
  assert.match(moved.text, /"free_dates":\[\{"from":"20/);
  assert.equal((await ask(place.client, made, { to: '2027-01-14T10:00' })).status, 201);
  const bad: readonly (readonly [object, string])[] = [
    [{}, 'to'],
    [{ to: '2026-01-01T10:00' }, 'to'],
    [{ to: '2028-06-01T10:00' }, 'to'],
  ];
  await answer(place.client, await seen(place.client, made.id), 'withdraw');
  for (const [body, field] of bad) {
    const answered = await ask(place.client, made, body);
    assert.equal(answered.status, 422, answered.text);
    assert.ok(answered.text.includes(`"${field}"`), answered.text);
  }
});

test('another car of the same owner takes its place, with its price, place and terms', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  const { rows } = await place.app.context.pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [
    place.carId,
  ]);
  const cheaper = await rentalCar(place.app, { price: 8_000, ownerId: rows[0]?.owner_id ?? 0 });
  await place.app.context.pool.query(
    'update cars c set insurance_code = own.insurance_code, deposit = own.deposit, terms = own.terms from cars own where c.id = $1 and own.id = $2',
    [cheaper, place.carId],
  );
  const foreign = await rentalCar(place.app, { price: 1 });
  await place.app.context.pool.query(
    'update cars set owner_id = (select id from owners where id <> $2 limit 1) where id = $1',
    [foreign, rows[0]?.owner_id],
  );
  assert.deepEqual(refusal(await ask(place.client, made, { car_id: foreign })), [422, undefined]);
  const priced = await post(place.client, `/api/orders/${made.id}/changes/quote`, { car_id: cheaper });
  assert.equal(priced.status, 200, priced.text);
  assert.deepEqual(
    quoteChange.response.parse(priced.body).quote.cars.map(({ id }) => id),
    [cheaper],
  );
  assert.equal((await ask(place.client, made, { car_id: cheaper })).status, 201);
  await drainJobs(place.app);
  const after = await prove(place, made.id);
  assert.deepEqual([after.car.id, after.total, (await bankOf(place))[0]], [cheaper, 24_000, 'part_refunded 6000']);
  const free = await order(place.stranger, await quoteId(place.stranger, place.carId));
  assert.equal(free.status, 201, 'the former car is free again');
});

test('of an extension and orders for the same days exactly one has them', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  const ids = await Promise.all(
    [0, 1, 2].map((day) =>
      quoteId(place.stranger, place.carId, { from: `2027-01-13T1${2 + day}:00`, to: '2027-01-15T10:00' }),
    ),
  );
  const answers = await Promise.all([
    ...ids.map((id) => order(place.stranger, id)),
    ask(place.client, made, longer),
    ask(place.client, made, longer),
  ]);
  const won = answers.filter(({ status }) => status === 201);
  assert.equal(won.length, 1, answers.map(({ text }) => text.slice(0, 80)).join('\n'));
  assert.ok(answers.every(({ status }) => status === 201 || status === 409));
  const { rows } = await place.app.context.pool.query(
    'select count(*)::integer as double from car_blocks a join car_blocks b on a.id < b.id and a.car_id = b.car_id and a.period && b.period',
  );
  assert.deepEqual(rows, [{ double: 0 }]);
});
