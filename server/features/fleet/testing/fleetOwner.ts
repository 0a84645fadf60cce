import assert from 'node:assert/strict';
import { type FleetCar, getFleetCar } from '#contract/calls/fleet/fleet.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market } from '#server/testing/people/renters.ts';
import type { TestAppOptions } from '#server/testing/testApp.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import type { TestContext } from 'node:test';

/** Everything a car needs but its pictures; the branch is given. */
export const wholeCar = {
  brand: 'subaru',
  model: 'forester',
  year: 2021,
  category: 'suv',
  car_type: 'crossover',
  fuel: 'petrol',
  transmission: 'automatic',
  steering: 'left',
  drive: 'all',
  colour: 'white',
  insurance: 'casco-500',
  engine_volume: 2500,
  doors: 5,
  seats: 5,
  has_climate_control: true,
  consumption_city: 9.4,
  consumption_track: 6.8,
  price_per_day: 14_144,
  deposit: 30_000,
  min_deposit: 10_000,
  min_days: 2,
  distance_per_day: 250,
  plate: 'ge-718-kv',
  descriptions: { en: 'Calm, tall wagon.', ka: 'მშვიდი, მაღალი უნივერსალი.' },
  extras: [{ code: 'child_seat', price: 1_088, per: 'day', most: 7_616 }],
} as const;

export interface Fleet extends Market {
  readonly branchId: number;
  create(body?: object): Promise<FleetCar>;
  patch(id: number, body: object): Promise<TestAnswer>;
  changed(id: number, body: object): Promise<FleetCar>;
  read(id: number): Promise<FleetCar>;
  /** Six pictures, without an upload of each. */
  photograph(id: number, shots?: readonly string[]): Promise<void>;
  /** On the market. */
  open(body?: object): Promise<FleetCar>;
}

/** An owner with a branch, and what they do with cars. */
export async function fleet(t: TestContext, options: TestAppOptions = {}): Promise<Fleet> {
  const place = await market(t, {}, options);
  const { owner, app } = place;
  const branch = await post(owner, '/api/fleet/branches', {
    name: 'Vake',
    city_id: 1,
    addresses: { en: '47 Chavchavadze Avenue' },
  });
  const branchId = Number(/"id":(\d+)/.exec(branch.text)?.[1]);
  const carOf = (answer: TestAnswer): FleetCar => getFleetCar.response.parse(answer.body).car;
  const create = async (body?: object): Promise<FleetCar> => {
    const answer = await post(owner, '/api/fleet/cars', body);
    assert.equal(answer.status, 201, answer.text);
    return carOf(answer);
  };
  const patch = (id: number, body: object) => owner.inject({ method: 'PATCH', url: `/api/fleet/cars/${id}`, body });
  const changed = async (id: number, body: object): Promise<FleetCar> => {
    const answer = await patch(id, body);
    assert.equal(answer.status, 200, answer.text);
    return carOf(answer);
  };
  const photograph = async (
    id: number,
    shots: readonly string[] = ['front', 'left', 'interior', 'rear', 'right', 'trunk'],
  ): Promise<void> => {
    await app.context.pool.query(
      `insert into car_pictures (car_id, shot, picture_id, is_main)
       select $1, shot, (select min(id) from pictures), shot = 'front' from unnest($2::text[]) as shot`,
      [id, shots],
    );
  };
  return {
    ...place,
    branchId,
    create,
    patch,
    changed,
    photograph,
    read: async (id) => carOf(await owner.inject(`/api/fleet/cars/${id}`)),
    open: async (body = {}) => {
      const car = await create({ ...wholeCar, branch_id: branchId, ...body });
      await photograph(car.id);
      return changed(car.id, { is_active: true });
    },
  };
}
