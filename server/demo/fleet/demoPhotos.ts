import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Shot } from '#contract/calls/cars/cars.ts';
import type { Original } from '#server/features/cars/pictures/original.ts';

export const photosDir = join(import.meta.dirname, 'photos');

const PhotographedCar = z.object({
  id: z.string(),
  /** Brand and model: what it can stand for. */
  model: z.string(),
  body: z.string(),
  paint: z.string(),
  plate: z.string(),
  steering: z.enum(['left', 'right']),
  shots: z.record(Shot, z.string()),
});

const Manifest = z.object({
  cars: z.array(PhotographedCar),
  // Measured when they were rendered: hundreds of pictures would be decoded at the first start.
  pictures: z.record(
    z.string(),
    z.object({ hash: z.string(), width: z.number(), height: z.number(), placeholder: z.string() }),
  ),
});
export type PhotographedCar = z.infer<typeof PhotographedCar>;
export type PhotoManifest = z.infer<typeof Manifest>;

export async function readPhotoManifest(): Promise<PhotoManifest> {
  return Manifest.parse(JSON.parse(await readFile(join(photosDir, 'manifest.json'), 'utf8')));
}

/** The pictures of the fleet by their names, in which readable part and hash are one. */
export async function readPhotos(): Promise<ReadonlyMap<string, Original>> {
  const { pictures } = await readPhotoManifest();
  return new Map(
    Object.entries(pictures).map(([file, { hash }]) => {
      const name = nameOfPhoto(file, hash);
      return [name, { name, picture: join(photosDir, file) }];
    }),
  );
}

export function nameOfPhoto(file: string, hash: string): string {
  return `${file.replace(/\.webp$/, '')}-${hash}`;
}
