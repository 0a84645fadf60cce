import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Shot } from '#contract/cars.ts';
import type { Original } from '../pictures/original.ts';

export const photosDir = join(import.meta.dirname, 'photos');

const Manifest = z.object({
  bodies: z.record(z.string(), z.object({ colours: z.record(z.string(), z.record(Shot, z.string())) })),
});
export type PhotoManifest = z.infer<typeof Manifest>;

export async function readPhotoManifest(): Promise<PhotoManifest> {
  return Manifest.parse(JSON.parse(await readFile(join(photosDir, 'manifest.json'), 'utf8')));
}

/** The pictures of the fleet, each once, by file name. */
export async function readPhotos(): Promise<ReadonlyMap<string, Original>> {
  const { bodies } = await readPhotoManifest();
  const files = new Set(
    Object.values(bodies).flatMap(({ colours }) => Object.values(colours).flatMap((shots) => Object.values(shots))),
  );
  const photos = await Promise.all(
    [...files].map(async (file) => {
      const path = join(photosDir, file);
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
        .slice(0, 12);
      return [file, { name: `${file.replace(/\.webp$/, '')}-${hash}`, path }] as const;
    }),
  );
  return new Map(photos);
}
