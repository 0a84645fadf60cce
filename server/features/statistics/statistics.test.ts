import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { type Figures, getStatistics as call } from '#contract/calls/statistics.ts';
import { insertDemoLedger } from '#server/demo/demoRepository.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { anotherClient, atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import { testApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { getStatistics } from './getStatistics.ts';
import { statisticsCsv } from './statisticsCsv.ts';
import { emptyMarket } from '#server/testing/people/similarCars.ts';

type Money = 'gross' | 'commission' | 'net' | 'cash';

interface Amount {
  readonly owner_id: number;
  readonly car_id: number;
  readonly kind: string;
  readonly amount: number;
  readonly commission: number;
  readonly at: Date;
  readonly begins: Date;
}

test('what is earned is that of the ledger to the tetri, in every owner, branch, car, part and period', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { db, pool } = context;
  await insertDemoLedger(db);
  // Some of it came back, and some was paid in cash.
  await pool.query(
    `insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
     select order_id, payment_id, 'refund', -amount / 3, -commission / 3, at + interval '9 days' from ledger_entries where id % 7 = 0`,
  );
  await pool.query(
    `insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
     select order_id, null, 'cash', amount / 2, 0, at + interval '4 days' from ledger_entries where id % 5 = 0 and kind = 'payment'`,
  );
  const { rows: owners } = await pool.query<{ id: number }>('select id from owners order by id limit 8');
  const of = (figures: Figures) => [figures.gross, figures.commission, figures.net, figures.cash];
  const now = context.clock().getTime();
  const { rows: amounts } = await pool.query<Amount>(
    `select o.owner_id, o.car_id, l.kind, l.amount, l.commission, l.at, lower(o.period) as begins
     from ledger_entries l join orders o on o.id = l.order_id`,
  );
  const earned = (ownerId: number, { from, to }: DaySpan, carId?: number) => {
    const inIt = amounts.filter(({ owner_id, car_id, at, begins }) => {
      const when = Math.max(at.getTime(), begins.getTime());
      const day = localDateOf(when);
      return owner_id === ownerId && (carId ?? car_id) === car_id && when <= now && day >= from && day <= to;
    });
    const sum = (value: (amount: Amount) => number) => inIt.reduce((total, amount) => total + value(amount), 0);
    const [gross, commission] = [sum(({ amount }) => amount), sum((amount) => amount.commission)];
    return {
      gross,
      commission,
      net: gross - commission,
      cash: sum(({ kind, amount }) => (kind === 'cash' ? amount : 0)),
    };
  };
  let moved = 0;
  for (const { id: ownerId } of owners)
    for (const filters of [
      { unit: 'week' as const },
      { unit: 'month' as const, from: '2025-11-22', to: '2026-11-20' },
      { unit: 'week' as const, from: '2026-09-03', to: '2026-10-12' },
      { unit: 'month' as const, from: '2026-11-01', to: '2026-12-31' },
    ]) {
      const answer = await getStatistics(context, { ownerId, language: 'en' }, filters);
      const totals = earned(ownerId, answer);
      assert.deepEqual(of(answer.total), Object.values(totals), `owner ${ownerId}`);
      const before = earned(ownerId, answer.previous);
      assert.equal(answer.total.previous.net, before.net);
      for (const name of ['gross', 'commission', 'net', 'cash'] satisfies Money[]) {
        const sum = (all: readonly Figures[]) => all.reduce((total, figures) => total + figures[name], 0);
        assert.equal(sum(answer.cars), totals[name]);
        assert.equal(sum(answer.branches), totals[name]);
      }
      assert.equal(
        answer.parts.reduce((sum, { net }) => sum + net, 0),
        totals.net,
      );
      assert.equal(
        answer.parts.reduce((sum, { previous_net }) => sum + previous_net, 0),
        before.net,
      );
      const [car] = answer.cars;
      if (car) {
        const alone = await getStatistics(context, { ownerId, language: 'en' }, { ...filters, car_id: car.id });
        assert.equal(alone.total.net, earned(ownerId, answer, car.id).net);
        assert.deepEqual(alone.cars, [car]);
      }
      moved += Math.abs(totals.net) + before.cash;
    }
  assert.ok(moved > 0);
});

const see = async (browser: TestBrowser, query = '') => {
  const answer = await browser.inject(`/api/statistics${query}`);
  assert.equal(answer.status, 200, answer.text);
  return call.response.parse(answer.body);
};

/** A market whose car was never rented before. */
async function freshMarket(...options: Parameters<typeof market>): Promise<Market> {
  const place = await market(...options);
  await place.app.context.pool.query("update orders set status = 'expired' where car_id = $1", [place.carId]);
  await place.app.context.pool.query('delete from reviews where car_id = $1', [place.carId]);
  return place;
}

async function paid(place: Market, client: TestBrowser, from: string, to: string) {
  const order = await ordered(place, client, { from, to });
  await atBank(client, await payment(client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return order;
}

test('what clients and owners do shows in the figures of the days it belongs to', async (t) => {
  const extras = [{ code: 'driver', price: 5_000, per: 'day' as const, most: null }];
  const place = await freshMarket(t, { extras });
  const { client, owner, app, carId } = place;
  await emptyMarket(place);
  const other = await anotherClient(place, 'tamar@example.com');
  // Three days of which two are in November; twelve days ahead.
  await paid(place, client, '2026-11-29T10:00', '2026-12-02T10:00');
  // The same client again, two days; a month ahead.
  const second = await paid(place, client, '2026-12-10T10:00', '2026-12-12T10:59');
  const third = await paid(place, other, '2026-12-20T18:00', '2026-12-21T09:00');
  // One that the owner calls off, one that the client does.
  const called = await paid(place, client, '2026-12-24T10:00', '2026-12-26T10:00');
  assert.equal((await post(owner, `/api/orders/${called.id}/cancel`)).status, 200);
  const dropped = await paid(place, other, '2026-12-28T10:00', '2026-12-29T10:00');
  assert.equal((await post(other, `/api/orders/${dropped.id}/cancel`)).status, 200);
  await drainJobs(app);
  const booked = await see(owner, '?from=2026-11-01&to=2026-12-31');
  assert.deepEqual([booked.total.gross, booked.total.net], [0, 0], 'all is paid for, and nothing has begun');
  for (const { id, from } of [second, third]) {
    place.clock.set(new Date(`${from}:00+04:00`));
    const word = { originals_seen: true };
    assert.equal((await post(owner, `/api/orders/${id}/start`, word)).status, 200);
    assert.equal((await post(owner, `/api/orders/${id}/finish`)).status, 200);
  }
  assert.equal((await post(other, `/api/orders/${third.id}/review`, { rating: 4, text: 'Good' })).status, 201);

  const december = await see(owner, '?from=2026-12-01&to=2026-12-31');
  const { total } = december;
  assert.deepEqual(december.previous, { from: '2026-10-31', to: '2026-11-30' });
  assert.equal(total.rented_days, 4, 'the last day of the first rental, two of the second, one of the third');
  assert.equal(total.available_days, 31);
  assert.equal(total.occupancy, 13);
  assert.equal(total.day_price, 10_000);
  assert.equal(total.orders, 2);
  assert.equal(total.repeat_orders, 0, 'no client had driven one of these cars before');
  assert.deepEqual(total.lead_counts, [0, 0, 0, 0, 2, 0]);
  assert.equal(total.lead_median, (20 + 30) / 2);
  assert.deepEqual([total.cancelled, total.cancelled_share], [1, 25], 'one of four that were agreed');
  assert.deepEqual([total.rating, total.reviews], [4, 1]);
  assert.deepEqual([total.previous.rented_days, total.previous.orders], [2, 1]);
  assert.deepEqual(total.previous.lead_counts, [0, 0, 0, 1, 0, 0]);
  // All of it was paid for in November; the first rental begins there.
  assert.deepEqual([total.net, total.previous.net], [17_000 + 8_500, 25_500]);
  const [car] = december.cars;
  assert.deepEqual([car?.id, car?.occupancies, car?.asked_price], [carId, [14, 29, 14, 0, 0], 10_000]);
  assert.deepEqual(december.branches, []);

  await post(owner, `/api/fleet/cars/${carId}/blocks`, { from: '2026-12-21', to: '2026-12-31', kind: 'owner' });
  assert.equal((await see(owner, '?from=2026-12-01&to=2026-12-31')).total.available_days, 21);
  // A client who has driven before orders again.
  await paid(place, other, '2027-01-10T10:00', '2027-01-12T10:00');
  const january = await see(owner, '?from=2027-01-01&to=2027-01-31');
  assert.deepEqual([january.total.orders, january.total.repeat_orders], [1, 1]);
});

test('the price of a day is of the days alone, discount included', async (t) => {
  const extras = [{ code: 'driver', price: 5_000, per: 'day' as const, most: null }];
  const place = await freshMarket(t, { extras });
  await place.app.context.pool.query(
    'insert into car_length_discounts (car_id, min_days, percent) values ($1, 4, 10)',
    [place.carId],
  );
  await place.app.context.pool.query(
    "insert into car_date_prices (car_id, date, price) values ($1, '2026-12-02', 40000)",
    [place.carId],
  );
  const quote = await post(place.client, '/api/quotes', {
    car_id: place.carId,
    from: '2026-12-01T10:00',
    to: '2026-12-05T10:00',
    extras: ['driver'],
  });
  assert.equal(quote.status, 201, quote.text);
  const { id } = (quote.body as { quote: { id: string } }).quote;
  assert.equal((await post(place.client, '/api/orders', { quote_id: id, payment: 'full' })).status, 201);
  // Four days, 100 + 400 + 100 + 100 GEL, a tenth off.
  const { total } = await see(place.owner, '?from=2026-12-04&to=2026-12-31');
  assert.deepEqual([total.day_price, total.rented_days], [15_750, 1]);
});

test('cars and branches of others and invalid periods are refused', async (t) => {
  const place = await market(t);
  const status = async (query: string, browser = place.owner) =>
    (await browser.inject(`/api/statistics?${query}`)).status;
  const { rows } = await place.app.context.pool.query<{ id: number; branch_id: number }>(
    'select id, branch_id from cars where id <> $1 limit 1',
    [place.carId],
  );
  const [foreign] = rows;
  assert.equal(await status(`car_id=${place.carId}`), 200);
  assert.equal(await status(`car_id=${foreign?.id}`), 404);
  assert.equal(await status(`branch_id=${foreign?.branch_id}`), 404);
  for (const wrong of ['from=x', 'from=2026-01-01&to=2025-01-01', 'from=2020-01-01', 'unit=day', 'owner_id=1'])
    assert.equal(await status(wrong), 422, wrong);
  assert.equal(await status('', place.client), 403);
  assert.equal(await status('', place.admin), 403);
  const { from, to } = await see(place.owner);
  const today = localDateOf(place.clock());
  assert.deepEqual([from, to], [addDays(today, -83), today]);
});

test('the file has a row for each car and week, with sums as numbers, in the language of who asks', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  await insertDemoLedger(context.db);
  await context.pool.query("update branches set name_ka = '=cmd()' where owner_id = 2");
  const filters = { from: '2026-11-01', to: '2026-11-10', unit: 'week' as const };
  const looker = { ownerId: 2, language: 'ka' as const };
  const { cars, total } = await getStatistics(context, looker, filters);
  const text = (await buffer(await statisticsCsv(context, looker, filters))).toString();
  const [head, ...lines] = text.trimEnd().split('\r\n');
  assert.ok(head?.startsWith('\uFEFFმანქანა;წელი;'), head);
  assert.equal(lines.length, cars.length * 2);
  const cells = lines.map((line) => line.split(';'));
  assert.ok(
    cells.every((row) => row[2] === `'=cmd()`),
    'the name of a branch is no formula',
  );
  assert.equal(
    cells.reduce((sum, row) => sum + Math.round(Number(row[7]?.replace(',', '.')) * 100), 0),
    total.net,
  );
  assert.equal(
    cells.reduce((sum, row) => sum + Number(row[9]), 0),
    total.rented_days,
  );
  assert.ok(total.net > 0 && total.rented_days > 0);
});

test('statistics can be read sixty times a minute, as a file or not', async (t) => {
  const { owner, stranger } = await market(t, {}, { config: { limitsFactor: 1 / 20 } });
  const statuses: number[] = [];
  for (const path of [
    '/api/statistics',
    '/api/statistics.csv',
    '/api/statistics',
    '/api/statistics',
    '/api/statistics.csv',
  ])
    statuses.push((await owner.inject(path)).status);
  assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  assert.equal((await stranger.inject('/api/statistics')).status, 403);
});
