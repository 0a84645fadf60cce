import type { PoolClient } from 'pg';
import { Shot } from '#contract/calls/cars/cars.ts';
import type { DemoCar } from './buildCars.ts';
import { toCarRow } from './carRows.ts';
import { copyPictures, findPlace, insertRows } from './fleetRepository.ts';
import { makeRandom } from './random.ts';

const SEED = 1921;
const DAY = 24 * 3_600_000;

interface OwnCar {
  readonly id: number;
  readonly car: DemoCar;
}

/** Cars of an owner that are not on the market: a paused one, one without half of its pictures, one begun. */
export async function fillUnseenCars(client: PoolClient, own: readonly OwnCar[], midnight: Date): Promise<void> {
  const random = makeRandom(SEED);
  const [paused, bare = paused] = own;
  if (paused === undefined || bare === undefined) return;
  const { owner_id, branch_id } = await findPlace(client, paused.id);
  const rowOf = ({ car }: OwnCar, daysAgo: number) =>
    // All cars of an owner stand at one place.
    toCarRow(
      { ...car, address: paused.car.address },
      owner_id,
      branch_id,
      new Date(midnight.getTime() - daysAgo * DAY),
      random,
    );
  const [pausedId = 0, bareId = 0] = await insertRows(client, 'cars', [
    { ...rowOf(paused, 90), status: 'inactive', old_price: null, plate: 'GE-420-CP' },
    { ...rowOf(bare, 4), status: 'draft', old_price: null, plate: 'GE-718-KV' },
  ]);
  await insertRows(client, 'cars', [
    {
      owner_id,
      branch_id,
      has_own_address: false,
      brand_code: 'toyota',
      model_code: 'alphard',
      year: 2019,
      slug: 'toyota-alphard-2019',
      created_at: new Date(midnight.getTime() - DAY),
    },
  ]);
  await copyPictures(client, { from: paused.id, to: pausedId, shots: Shot.options });
  await copyPictures(client, { from: bare.id, to: bareId, shots: ['front', 'left', 'rear'] });
}
