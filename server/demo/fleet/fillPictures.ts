import type { PoolClient } from 'pg';
import { Shot } from '#contract/calls/cars.ts';
import type { DemoCar } from './buildCars.ts';
import { nameOfPhoto, type PhotoManifest } from './demoPhotos.ts';
import { insertRows } from './fleetRepository.ts';

/** Gives every car its own six shots; of the shared ones, the cabins, there is one row each. */
export async function fillPictures(
  client: PoolClient,
  { pictures }: PhotoManifest,
  cars: readonly DemoCar[],
  carIds: readonly number[],
): Promise<void> {
  const files = Object.keys(pictures);
  const ids = await insertRows(
    client,
    'pictures',
    Object.entries(pictures).map(([file, { hash, ...description }]) => ({
      name: nameOfPhoto(file, hash),
      ...description,
    })),
  );
  const idOf = new Map(files.map((file, index) => [file, ids[index]]));
  await insertRows(
    client,
    'car_pictures',
    cars.flatMap(({ photographed }, index) =>
      Shot.options.map((shot) => ({
        car_id: carIds[index],
        shot,
        picture_id: idOf.get(photographed.shots[shot]),
        is_main: shot === 'front',
      })),
    ),
  );
}
