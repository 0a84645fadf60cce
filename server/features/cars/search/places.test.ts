import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlaceCode } from '#contract/domain/placeCode.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { searchCars, SearchQuery } from '#contract/calls/cars/search.ts';
import { post } from '#server/testing/people/people.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import { onlyDeep } from '#server/testing/isDeep.ts';
import { type SearchCars, makeSearchCars } from './searchCars.ts';

type Query = Readonly<Record<string, string>>;

/** Every car that a search finds with its price, in order. */
async function walk(search: SearchCars, query: Query): Promise<[number, number | null][]> {
  const found: [number, number | null][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = SearchQuery.parse({ ...query, ...(cursor === '' ? {} : { cursor }) });
    const answer = searchCars.response.parse(JSON.parse(await search(page, 'en')));
    found.push(...answer.cars.map(({ id, total }): [number, number | null] => [id, total]));
    cursor = answer.next_cursor;
  }
  return found;
}

/** The same by asking for a quote of every car there is. */
async function quoteAll(app: TestApp, { pick_up, drop_off, ...dates }: Query): Promise<[number, number][]> {
  const { rows } = await app.context.pool.query<{ id: number }>("select id from cars where status = 'active'");
  const place = (code: string | undefined) => (code === undefined ? undefined : readPlaceCode(code));
  const all: [number, number][] = [];
  for (const { id } of rows) {
    const request = { car_id: id, ...dates, pick_up: place(pick_up), drop_off: place(drop_off) };
    const { status, body } = await post(app, '/api/quotes', request);
    if (status === 201) all.push([id, createQuote.response.parse(body).quote.total]);
    else assert.equal(status, 422, JSON.stringify(body));
  }
  return all;
}

const day = { from: '2027-03-03T12:00', to: '2027-03-08T12:00' };
const asks: readonly Query[] = [
  { ...day, pick_up: 'airport-1', drop_off: 'airport-1' },
  { ...day, pick_up: 'airport-1' },
  { ...day, drop_off: 'hotel-2' },
  { ...day, pick_up: 'address-1', drop_off: 'airport-2' },
  { ...day, pick_up: 'airport-3', drop_off: 'address-1' },
  // At night the airports of companies alone are served, and no address.
  { from: '2027-03-03T03:00', to: '2027-03-08T03:00', pick_up: 'airport-1', drop_off: 'airport-1' },
  { from: '2027-03-03T03:00', to: '2027-03-08T12:00', pick_up: 'hotel-1' },
  // It is ten o'clock on 20 November: three hours ahead are enough for the near airport alone.
  { from: '2026-11-20T13:00', to: '2026-11-28T13:00', pick_up: 'airport-1', drop_off: 'airport-1' },
  { from: '2026-11-20T12:59', to: '2026-11-28T13:00', pick_up: 'airport-1', drop_off: 'airport-1' },
];

test(
  'a search finds the cars that can be had at its places then, at what their quotes say, in the order of that',
  onlyDeep,
  async (t) => {
    const app = await testApp(t, { fleet: true, config: { limitsFactor: 100_000 } });
    const { pool } = app.context;
    await pool.query('delete from car_blocks');
    await pool.query('update cars set min_days = 1');
    // The place of a car has opening hours, too, and a branch is offered for the other cars of its owner.
    await pool.query(
      `insert into branch_hours (branch_id, weekday, opens, closes)
     select id, n, 600, 900 from branches, generate_series(1, 7) n where id % 2 = 0
     on conflict do nothing`,
    );
    const { rows: branches } = await pool.query<{ id: number }>(
      `insert into branches (owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru)
     select owner_id, 2, 'Port', 'პორტი', 'Порт', 'a', 'a', 'a' from owner_terms
     where (terms -> 'one_way' ->> 'allowed')::boolean order by owner_id limit 1 returning id`,
    );
    await pool.query(
      `insert into places (owner_id, kind, branch_id, price, notice_hours) select owner_id, 'branch', id, 700, 5 from branches where id = $1`,
      [branches[0]?.id],
    );
    const { rows: own } = await pool.query<{ branch_id: number }>(
      "select branch_id from cars where status = 'active' and not has_own_address limit 1",
    );
    const more: Query[] = [
      { ...day, drop_off: `branch-${branches[0]?.id}` },
      { ...day, pick_up: `branch-${own[0]?.branch_id}`, drop_off: 'airport-1' },
    ];
    let [found, refused] = [0, 0];
    for (const ask of [...asks, ...more]) {
      const quoted = await quoteAll(app, ask);
      for (const [sort, sign] of [
        ['price_asc', 1],
        ['price_desc', -1],
      ] as const) {
        const expected = quoted.toSorted((a, b) => (a[1] - b[1] || a[0] - b[0]) * sign);
        for (const search of [makeSearchCars(app.context), makeSearchCars(app.context, 0)])
          assert.deepEqual(await walk(search, { ...ask, sort }), expected, JSON.stringify({ ...ask, sort }));
      }
      found += quoted.length;
      refused += quoted.length === 0 ? 1 : 0;
    }
    assert.ok(found > 200 && refused < 3, `${found} cars found, ${refused} searches found none`);
  },
);

test('the price filter means the average day with the places, and without dates a place is open at any hour', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  await context.pool.query('delete from car_blocks');
  const ask = { ...day, pick_up: 'airport-1', drop_off: 'airport-1', sort: 'price_asc' };
  for (const search of [makeSearchCars(context), makeSearchCars(context, 0)]) {
    const all = await walk(search, ask);
    const limit = Math.ceil((all[Math.floor(all.length / 2)]?.[1] ?? 0) / 5);
    const cheap = all.filter(([, total]) => (total ?? 0) <= limit * 5);
    assert.deepEqual(await walk(search, { ...ask, price_max: String(limit) }), cheap);
    // A day is shown in whole tetri, rounded up.
    const dear = all.filter(([, total]) => (total ?? 0) > (limit - 1) * 5);
    assert.deepEqual(await walk(search, { ...ask, price_min: String(limit) }), dear);
    const anyTime = await walk(search, { pick_up: 'airport-1', drop_off: 'airport-1' });
    assert.ok(anyTime.length >= all.length, `${anyTime.length} at any time, ${all.length} then`);
    assert.ok(anyTime.every(([, total]) => total === null));
  }
  const { rows } = await context.pool.query(
    `select count(*)::int as n from cars c where status = 'active'
       and exists (select from places p where p.owner_id = c.owner_id and p.airport_id = 1)`,
  );
  assert.deepEqual(rows, [
    { n: (await walk(makeSearchCars(context), { pick_up: 'airport-1', drop_off: 'airport-1' })).length },
  ]);
});
