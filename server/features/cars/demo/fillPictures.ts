import type { PoolClient } from 'pg';
import { Shot } from '#contract/cars.ts';
import { describePicture } from '../pictures/describePicture.ts';
import type { DemoCar } from './buildCars.ts';
import { readPhotoManifest, readPhotos } from './demoPhotos.ts';
import { insertRows } from './fleetRepository.ts';

/** Gives every car the six shots of its body and paint. */
export async function fillPictures(
  client: PoolClient,
  cars: readonly DemoCar[],
  carIds: readonly number[],
): Promise<void> {
  const [{ bodies }, photos] = await Promise.all([readPhotoManifest(), readPhotos()]);
  const files = [...photos.keys()];
  const descriptions = await Promise.all([...photos.values()].map((photo) => describePicture(photo)));
  const ids = await insertRows(
    client,
    'pictures',
    descriptions.map((description) => ({ ...description })),
  );
  const idOf = new Map(files.map((file, index) => [file, ids[index]]));
  await insertRows(
    client,
    'car_pictures',
    cars.flatMap((car, index) =>
      Shot.options.map((shot) => ({
        car_id: carIds[index],
        shot,
        picture_id: idOf.get(bodies[car.spec.body]?.colours[car.colour]?.[shot] ?? ''),
        is_main: shot === 'front',
      })),
    ),
  );
}
