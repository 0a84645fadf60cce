import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { getOrder, type Order } from '#contract/calls/orders/orders.ts';
import { drainJobs } from './drainJobs.ts';
import { post } from './people/people.ts';
import { atBank, type Market, market, ordered, payment, someDates } from './people/renters.ts';
import { emptyMarket } from './people/similarCars.ts';
import type { TestBrowser } from './testBrowser.ts';

/** A market on which nothing is similar to the car but what the test adds. */
export async function quietMarket(t: TestContext, needsConfirmation = false): Promise<Market> {
  const place = await market(t, { needsConfirmation });
  await emptyMarket(place);
  return place;
}

export async function paid(place: Market, way: 'full' | 'part' = 'full', dates = someDates): Promise<Order> {
  const made = await ordered(place, place.client, dates, way);
  const answer = await atBank(place.client, await payment(place.client, made.id), 'action=approve&delivery=now');
  assert.equal(answer.status, 303, answer.text);
  await drainJobs(place.app);
  return seen(place.client, made.id);
}

export async function seen(browser: TestBrowser, id: number): Promise<Order> {
  const answer = await browser.inject(`/api/orders/${id}`);
  assert.equal(answer.status, 200, answer.text);
  return getOrder.response.parse(answer.body).order;
}

export async function cancelled(place: Market, id: number): Promise<Order> {
  const answer = await post(place.owner, `/api/orders/${id}/cancel`);
  assert.equal(answer.status, 200, answer.text);
  return seen(place.client, id);
}

export const take = (browser: TestBrowser, id: number, car_id: number, key = 'one tap') =>
  browser.inject({
    method: 'POST',
    url: `/api/orders/${id}/substitute`,
    body: { car_id },
    headers: { 'idempotency-key': key },
  });

/** The books of an order in a line for each amount. */
export async function books({ app }: Market, id: number): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ line: string }>(
    `select concat_ws(' ', kind, amount, commission) as line from ledger_entries where order_id = $1 order by id`,
    [id],
  );
  return rows.map(({ line }) => line);
}

export async function bankOf({ app }: Market): Promise<string[]> {
  await drainJobs(app);
  const { rows } = await app.context.pool.query<{ line: string }>(
    "select concat_ws(' ', status, refunded) as line from sandbox_payments order by ref",
  );
  return rows.map(({ line }) => line);
}

export const holds = async ({ app }: Market): Promise<number[]> => {
  const { rows } = await app.context.pool.query<{ car_id: number }>(
    "select car_id from car_blocks where kind = 'hold' and order_id is null order by car_id",
  );
  return rows.map(({ car_id }) => car_id);
};

export const refusal = (answer: { readonly status: number; readonly body: unknown }) => [
  answer.status,
  ErrorBody.safeParse(answer.body).data?.code,
];
