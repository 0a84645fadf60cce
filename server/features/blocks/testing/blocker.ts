import assert from 'node:assert/strict';
import * as calls from '#contract/calls/blocks.ts';
import { ErrorBody } from '#contract/errors.ts';
import { post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import type { Market } from '#server/testing/people/renters.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';

export const week = { from: '2027-02-01T00:00', to: '2027-02-08T00:00', kind: 'owner' } as const;

export const block = ({ owner, carId }: Pick<Market, 'owner' | 'carId'>, body: object = {}): Promise<TestAnswer> =>
  post(owner, `/api/fleet/cars/${carId}/blocks`, { ...week, ...body });

export async function blocked(market_: Pick<Market, 'owner' | 'carId'>, body: object = {}): Promise<calls.CarBlock> {
  const answer = await block(market_, body);
  assert.equal(answer.status, 201, answer.text);
  return calls.createBlock.response.parse(answer.body).block;
}

export const change = ({ owner }: Market, id: number, body: object): Promise<TestAnswer> =>
  owner.inject({ method: 'PATCH', url: `/api/fleet/blocks/${id}`, body });

export const remove = ({ owner }: Market, id: number): Promise<TestAnswer> =>
  owner.inject({ method: 'DELETE', url: `/api/fleet/blocks/${id}` });

export const refusal = (answer: TestAnswer): ErrorBody => {
  assert.equal(answer.status, 409, answer.text);
  return ErrorBody.parse(answer.body);
};

export async function secondCar(market_: Market): Promise<number> {
  const { rows } = await market_.app.context.pool.query<{ owner_id: number }>(
    'select owner_id from cars where id = $1',
    [market_.carId],
  );
  return rentalCar(market_.app, { ownerId: rows[0]?.owner_id ?? 0 });
}

export async function calendarOf({ owner, carId }: Market, query = 'from=2027-01-01&to=2027-03-31') {
  const answer = await owner.inject(`/api/fleet/calendar?${query}`);
  assert.equal(answer.status, 200, answer.text);
  const calendar = calls.getFleetCalendar.response.parse(answer.body);
  return { ...calendar, car: calendar.cars.find(({ id }) => id === carId) };
}
