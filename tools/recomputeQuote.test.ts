import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { getOrder, type Order, placeOrder } from '#contract/calls/orders/orders.ts';
import { projectDir } from '#server/config.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, order, payment } from '#server/testing/people/renters.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly problems: string;
}

/** Runs the tool with nothing but the project and the file. */
async function recompute(t: TestContext, content: string | null): Promise<Ended> {
  const path = join(tmpdir(), `order-${process.pid}-${t.name.length}.json`);
  t.after(() => rm(path, { force: true }));
  if (content !== null) await writeFile(path, content);
  const args = ['tools/recomputeQuote.ts', ...(content === null ? [] : [path])];
  return new Promise((resolve) => {
    // Without settings of the server or an address of a database.
    const options = { cwd: projectDir, env: { PATH: process.env['PATH'] ?? '' } };
    execFile(process.execPath, args, options, (error, out, problems) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, problems }),
    );
  });
}

async function orderSomething({ app, client }: Market): Promise<{ id: number; carId: number }> {
  const ownerId = await app.context.pool.query<{ id: number }>(
    "select o.id from owners o join users u on u.id = o.user_id where u.email = 'physicalOwner@access.test'",
  );
  const carId = await rentalCar(app, {
    ownerId: ownerId.rows[0]?.id ?? 0,
    extras: [{ code: 'child_seat', price: 1_000, per: 'day', most: 2_000 }],
  });
  await app.context.pool.query(
    `with dates as (insert into car_date_prices (car_id, date, price) values ($1, '2027-01-11', 12345)),
       days as (insert into car_weekday_prices (car_id, weekday, price) values ($1, 7, 11111))
     insert into car_length_discounts (car_id, min_days, percent) values ($1, 3, 7)`,
    [carId],
  );
  const body = { car_id: carId, from: '2027-01-10T10:00', to: '2027-01-13T10:30', extras: ['child_seat'] };
  const { quote } = createQuote.response.parse((await post(client, '/api/quotes', body)).body);
  const made = await order(client, quote.id, 'part');
  return { id: placeOrder.response.parse(made.body).order.id, carId };
}

const answerTo = async (browser: TestBrowser, id: number): Promise<string> =>
  JSON.stringify((await browser.inject(`/api/orders/${id}`)).body);
const seen = (answer: string): Order => getOrder.response.parse(JSON.parse(answer)).order;

test('a price is recomputed from an answer of the server, also after the owner has changed every price', async (t) => {
  const place = await market(t);
  const { id, carId } = await orderSomething(place);
  await place.app.context.pool.query(
    `with dates as (update car_date_prices set price = price + 500 where car_id = $1),
       days as (delete from car_weekday_prices where car_id = $1),
       extras as (update car_extras set price = price * 2, most = null where car_id = $1),
       commission as (insert into commission_rates (valid_from, percent, set_by, set_at) select '2026-11-01', 33, min(id), now() from users)
     update cars set price_per_day = price_per_day + 700, deposit = 1 where id = $1`,
    [carId],
  );
  const mine = await answerTo(place.client, id);
  const inputs = seen(mine).price_inputs;
  assert.deepEqual(
    inputs?.days.map(({ date, price, rule }) => [date, price, rule]),
    [
      ['2027-01-10', 11_111, 'weekday'],
      ['2027-01-11', 12_345, 'date'],
      ['2027-01-12', 10_000, 'base'],
    ],
  );
  assert.deepEqual(inputs?.rules.discounts, [{ min_days: 3, percent: 7 }]);
  assert.deepEqual(inputs?.extras, [{ code: 'child_seat', price: 1_000, per: 'day', most: 2_000, amount: 3_000 }]);
  const first = await recompute(t, mine);
  assert.deepEqual([first.code, first.problems], [0, '']);
  assert.match(first.out, /^GZA-\d+: days 3, extras 1, lines 5, total 33114 tetri, online 9934, commission not told/);

  assert.equal(
    (await atBank(place.client, await payment(place.client, id), 'action=approve&delivery=now')).status,
    303,
  );
  const owners = await answerTo(place.owner, id);
  const whole = await recompute(t, owners);
  assert.deepEqual([whole.code, whole.problems], [0, '']);
  assert.match(whole.out, /commission 4967\./);
});

test('the commission is in the copy of the owner and of an admin, and nowhere in that of the client', async (t) => {
  const place = await market(t);
  const { id } = await orderSomething(place);
  const mine = await answerTo(place.client, id);
  assert.equal(seen(mine).price_inputs?.commission_percent, null);
  assert.ok(!mine.includes('4967'), mine);
  for (const browser of [place.owner, place.admin])
    assert.equal(seen(await answerTo(browser, id)).price_inputs?.commission_percent, 15);
});

test('a difference of one tetri is reported, and an order without inputs or another file is refused', async (t) => {
  const place = await market(t);
  const { id } = await orderSomething(place);
  const mine = seen(await answerTo(place.client, id));
  const changed = await recompute(t, JSON.stringify({ ...mine, total: mine.total + 1 }));
  assert.deepEqual([changed.code, changed.out], [1, '']);
  assert.equal(changed.problems, 'total: 33115 in the file, 33114 made again\n');
  const old = await recompute(t, JSON.stringify({ ...mine, price_inputs: null }));
  assert.equal(old.code, 1);
  assert.match(old.problems, /the inputs of this price were not kept/);
  const nothing = await recompute(t, '{}');
  assert.deepEqual([nothing.code, nothing.out], [1, '']);
  const usage = await recompute(t, null);
  assert.deepEqual([usage.code, usage.problems], [1, 'Usage: npm run recompute-quote -- order.json\n']);
});
