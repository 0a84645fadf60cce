import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import { ErrorBody } from '#contract/errors.ts';
import { getFleetCar } from '#contract/calls/fleet/fleet.ts';
import * as calls from '#contract/calls/prices/prices.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { type Market, market, ordered, someDates } from '#server/testing/people/renters.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';

const summer = { name: 'Summer', from: '2027-07-01', to: '2027-08-31', price: 15_000 };
const rules = {
  weekdays: [{ weekday: 5, price: 12_000 }],
  seasons: [summer],
  dates: [{ date: '2027-07-10', price: 20_000 }],
  lengths: [{ min_days: 7, price: 9_000 }],
  discounts: [{ min_days: 3, percent: 10 }],
};

const address = (carId: number, of = 'prices') => `/api/fleet/cars/${carId}/${of}`;
const save = ({ owner, carId }: Market, body: object): Promise<TestAnswer> =>
  owner.inject({ method: 'PUT', url: address(carId), body });

async function saved(place: Market, body: object): Promise<CarPrices> {
  const answer = await save(place, body);
  assert.equal(answer.status, 200, answer.text);
  return calls.saveCarPrices.response.parse(answer.body).prices;
}

async function pricesOf({ owner, carId }: Market) {
  return calls.getCarPrices.response.parse((await owner.inject(address(carId))).body);
}

async function preview({ owner, carId }: Market, body: object): Promise<calls.PricePreview> {
  const answer = await post(owner, address(carId, 'price-preview'), body);
  assert.equal(answer.status, 200, answer.text);
  return calls.previewPrice.response.parse(answer.body).preview;
}

test('all rules are replaced at once; what is left out is empty, but for the base', async (t) => {
  const place = await market(t);
  const first = await saved(place, { ...rules, base: 11_000 });
  assert.deepEqual(first, { ...rules, base: 11_000, version: first.version });
  const { prices, car } = await pricesOf(place);
  assert.deepEqual(prices, first);
  assert.deepEqual([car.id, car.min_days, car.extras], [place.carId, 1, []]);
  const second = await saved(place, { seasons: [summer] });
  const empty = { weekdays: [], dates: [], lengths: [], discounts: [] };
  assert.deepEqual(second, { ...empty, seasons: [summer], base: 11_000, version: second.version });
});

test('search, quote, calendar and preview show the same price of a season', async (t) => {
  const place = await market(t);
  await saved(place, rules);
  const dates = { from: '2027-07-08T10:00', to: '2027-07-12T10:00' };
  // Thursday and Sunday of the season, its Friday, too, and one date of its own: less a tenth.
  const total = ((3 * 15_000 + 20_000) * 9) / 10;
  const { items, payout, commission, days, payout_without_seasons } = await preview(place, dates);
  assert.deepEqual([days, commission, payout], [4, total * 0.15, total * 0.85]);
  assert.deepEqual(
    items.map(({ code, rule, season, quantity }) => [code, rule, season, quantity]),
    [
      ['day', 'season', 'Summer', 3],
      ['day', 'date', undefined, 1],
      ['discount', undefined, undefined, 1],
      ['commission', undefined, undefined, 1],
    ],
  );
  // Without it a Friday costs more than the other two.
  assert.equal(payout_without_seasons, (12_000 + 20_000 + 2 * 10_000) * 0.9 * 0.85);
  const quote = await post(place.client, '/api/quotes', { car_id: place.carId, ...dates });
  assert.equal((quote.body as { quote: { total: number } }).quote.total, total);
  const car = await place.client.inject(`/api/cars/${place.carId}?from=${dates.from}&to=${dates.to}`);
  assert.equal((car.body as { car: { total: number } }).car.total, total);
  const order = await ordered(place, place.client, dates);
  assert.deepEqual(
    order.items.filter(({ code }) => code === 'day').map(({ season }) => season),
    ['Summer', undefined],
  );
});

test('a day says its price, its rule and whether it is taken', async (t) => {
  const place = await market(t);
  await saved(place, { ...rules, dates: [{ date: '2027-01-12', price: 20_000 }] });
  await ordered(place, place.client, someDates);
  const days = async (query: string) => place.owner.inject(`${address(place.carId, 'price-days')}?${query}`);
  const answer = calls.listPriceDays.response.parse((await days('from=2027-01-12&to=2027-01-15')).body);
  assert.deepEqual(answer.days, [
    { date: '2027-01-12', price: 20_000, rule: 'date', season: null, is_taken: true },
    // The hour of preparation reaches into it.
    { date: '2027-01-13', price: 10_000, rule: 'base', season: null, is_taken: true },
    { date: '2027-01-14', price: 10_000, rule: 'base', season: null, is_taken: false },
    { date: '2027-01-15', price: 12_000, rule: 'weekday', season: null, is_taken: false },
  ]);
  const season = calls.listPriceDays.response.parse((await days('from=2027-08-31&to=2027-09-01')).body).days;
  assert.deepEqual(
    season.map((day) => [day.price, day.rule, day.season]),
    [
      [15_000, 'season', 'Summer'],
      [10_000, 'base', null],
    ],
  );
  assert.equal((await days('from=2027-01-01&to=2028-01-01')).status, 200);
  assert.deepEqual(Object.keys((await days('from=2027-01-01&to=2028-01-02')).body as object), ['to']);
  assert.deepEqual(Object.keys((await days('from=2027-01-02&to=2027-01-01')).body as object), ['to']);
});

test('contradictory rules are refused under the wrong one, and not stored', async (t) => {
  const place = await market(t);
  const before = await saved(place, rules);
  const fieldsOf = async (body: object): Promise<unknown> => {
    const answer = await save(place, body);
    assert.equal(answer.status, 422, answer.text);
    return Object.keys(answer.body as object).toSorted();
  };
  const season = (change: object) => ({ seasons: [summer, { ...summer, name: 'Late', ...change }] });
  assert.deepEqual(await fieldsOf(season({ from: '2027-08-31', to: '2027-09-05' })), ['seasons.1.from']);
  assert.deepEqual(await fieldsOf(season({ from: '2027-09-02', to: '2027-09-01' })), ['seasons.1.to']);
  const later = { from: '2027-09-01', to: '2027-09-30' };
  assert.deepEqual(await fieldsOf(season({ ...later, name: ' \u200B ' })), ['seasons.1.name']);
  assert.deepEqual(await fieldsOf(season({ ...later, name: 'Call 599 12-11-56' })), ['seasons.1.name']);
  assert.deepEqual(await fieldsOf(season({ ...later, name: 'x'.repeat(41) })), ['seasons.1.name']);
  assert.deepEqual(await fieldsOf(season({ ...later, price: 99 })), ['seasons.1.price']);
  assert.deepEqual(await fieldsOf(season({ ...later, to: '0000-01-01' })), ['seasons.1.to']);
  assert.deepEqual(await fieldsOf(season({ ...later, to: '2027-02-30' })), ['seasons.1.to']);
  assert.deepEqual(await fieldsOf({ dates: [{ date: '2027-03-01', price: 10_000_001 }] }), ['dates.0.price']);
  const twice = <Row>(row: Row) => [row, row];
  assert.deepEqual(
    await fieldsOf({
      dates: twice({ date: '2027-03-01', price: 10_000 }),
      weekdays: twice({ weekday: 7, price: 10_000 }),
      lengths: twice({ min_days: 3, price: 10_000 }),
      discounts: twice({ min_days: 3, percent: 5 }),
    }),
    ['dates.1.date', 'discounts.1.min_days', 'lengths.1.min_days', 'weekdays.1.weekday'],
  );
  for (const percent of [0, 91, 2.5])
    assert.deepEqual(await fieldsOf({ discounts: [{ min_days: 3, percent }] }), ['discounts.0.percent']);
  for (const min_days of [1, 366])
    assert.deepEqual(await fieldsOf({ lengths: [{ min_days, price: 10_000 }] }), ['lengths.0.min_days']);
  assert.deepEqual(await fieldsOf({ weekdays: [{ weekday: 8, price: 10_000 }] }), ['weekdays.0.weekday']);
  const many = Array.from({ length: 51 }, (_, index) => ({ ...summer, from: `2027-07-${index}` }));
  assert.ok(((await fieldsOf({ seasons: many })) as string[]).includes('seasons'));
  assert.deepEqual(await fieldsOf({ ...rules, owner_id: 1 }), ['owner_id']);
  assert.deepEqual((await pricesOf(place)).prices, before);
});

test('fifty seasons, 730 dates and twenty steps are stored, with names in any script', async (t) => {
  const place = await market(t);
  const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
  const full = {
    ...rules,
    seasons: Array.from({ length: 50 }, (_, index) => ({
      name: ['ახალი წელი 2027–2028', 'Лето', 'Ski season'][index % 3] ?? '',
      from: day(index * 7),
      to: day(index * 7 + 6),
      price: 12_000,
    })),
    dates: Array.from({ length: 730 }, (_, index) => ({ date: day(index), price: 10_000 + index })),
    lengths: Array.from({ length: 20 }, (_, index) => ({ min_days: index + 2, price: 9_000 - index })),
  };
  const stored = await saved(place, full);
  assert.deepEqual(stored, { ...full, base: 10_000, version: stored.version });
});

test('of two who change the prices of a car the second is refused', async (t) => {
  const place = await market(t);
  const { version } = (await pricesOf(place)).prices;
  const both = [
    { ...rules, version },
    { weekdays: [], version, seasons: [{ ...summer, name: 'Mine' }] },
  ];
  const answers = await Promise.all(both.map((body) => save(place, body)));
  assert.deepEqual(countStatuses(answers), { 200: 1, 409: 1 });
  const { prices } = await pricesOf(place);
  const refusal = ErrorBody.parse(answers.find(({ status }) => status === 409)?.body);
  assert.deepEqual([refusal.code, refusal.prices], ['CAR_CHANGED', prices]);
  // A request that repeats the stored prices succeeds.
  const winner = both[answers.findIndex(({ status }) => status === 200)] ?? {};
  assert.deepEqual(await saved(place, winner), prices);
  await place.app.context.pool.query('update cars set price_per_day = 9900 where id = $1', [place.carId]);
  assert.equal((await save(place, { version: prices.version })).status, 409);
});

test('a change is accounted for, once', async (t) => {
  const place = await market(t);
  await saved(place, { ...rules, base: 12_000 });
  await saved(place, { ...rules, base: 12_000 });
  const { rows } = await place.app.context.pool.query<{ details: object }>(
    "select details from audit_events where action = 'prices_saved'",
  );
  assert.deepEqual(
    rows.map(({ details }) => details),
    [
      {
        car_id: place.carId,
        base: { before: 10_000, after: 12_000 },
        weekdays: { before: 0, after: 1 },
        seasons: { before: 0, after: 1 },
        dates: { before: 0, after: 1 },
        lengths: { before: 0, after: 1 },
        discounts: { before: 0, after: 1 },
      },
    ],
  );
});

test('unsaved rules are previewed as a quote would apply them, and not stored', async (t) => {
  const place = await market(t, {
    minDays: 2,
    extras: [{ code: 'child_seat', price: 1_000, per: 'day', most: null }],
  });
  const dates = { from: '2027-07-01T10:00', to: '2027-07-03T10:00', extras: ['child_seat'] };
  const tried = await preview(place, { ...dates, rules: { base: 8_000, seasons: [{ ...summer, to: '2027-07-01' }] } });
  assert.deepEqual([tried.total, tried.payout_without_seasons], [15_000 + 8_000 + 2_000, (16_000 + 2_000) * 0.85]);
  assert.deepEqual((await preview(place, dates)).total, 22_000);
  assert.equal((await preview(place, dates)).payout_without_seasons, null);
  const fieldsOf = async (body: object) => {
    const answer = await post(place.owner, address(place.carId, 'price-preview'), { ...dates, ...body });
    return [answer.status, Object.keys(answer.body as object)];
  };
  assert.deepEqual(await fieldsOf({ to: '2027-07-02T10:00' }), [422, ['to']]);
  assert.deepEqual(await fieldsOf({ from: '2020-07-02T10:00' }), [422, ['from']]);
  assert.deepEqual(await fieldsOf({ extras: ['helicopter'] }), [422, ['extras']]);
  assert.deepEqual(await fieldsOf({ rules: { seasons: [summer, summer] } }), [422, ['seasons.1.from']]);
});

test('a preview and the page of the car have the same commission as an order that is made now', async (t) => {
  const place = await market(t);
  const dates = { from: '2027-07-08T10:00', to: '2027-07-12T10:00' };
  const percent = async () =>
    getFleetCar.response.parse((await place.owner.inject(`/api/fleet/cars/${place.carId}`)).body).car
      .commission_percent;
  assert.equal((await post(place.admin, '/api/commission', { percent: 9, valid_from: '2026-11-21' })).status, 201);
  assert.deepEqual([(await preview(place, dates)).commission, await percent()], [6_000, 15]);
  place.clock.set(new Date('2026-11-21T08:00:00Z'));
  assert.deepEqual([(await preview(place, dates)).commission, await percent()], [3_600, 9]);
  const { id } = await ordered(place, place.client, dates);
  const { rows } = await place.app.context.pool.query('select total, commission from orders where id = $1', [id]);
  assert.deepEqual(rows, [{ total: 40_000, commission: 3_600 }]);
});

test('an old price is dropped once the price is not below it any more, and shown until then', async (t) => {
  const place = await market(t);
  await place.app.context.pool.query(
    "update cars set old_price = 12000, old_price_until = '2026-12-10' where id = $1",
    [place.carId],
  );
  const oldOf = async () => {
    const { car } = await pricesOf(place);
    return [car.old_price, car.old_price_until];
  };
  await saved(place, { base: 11_900 });
  assert.deepEqual(await oldOf(), [12_000, '2026-12-10']);
  await saved(place, { base: 12_000 });
  assert.deepEqual(await oldOf(), [null, null]);
});
