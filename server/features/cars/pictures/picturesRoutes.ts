import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { derivedDir } from '#server/platform/pictures/derivedPictures.ts';
import { readPhotos } from '#server/demo/fleet/demoPhotos.ts';
import { makePictureDeriver } from './derivePicture.ts';
import type { Original } from './original.ts';
import { findPictureKey } from './pictureRepository.ts';

/** Derived pictures under /pictures/: a name carries the hash of the original, so the bytes under it never change. */
export function picturesRoutes(
  app: FastifyInstance,
  { config, db, storage }: Pick<Context, 'config' | 'db' | 'storage'>,
): void {
  const findStored = async (name: string): Promise<Original | null> => {
    const key = await findPictureKey(db, name);
    const picture = key === null ? null : await storage.get(key);
    return picture && { name, picture };
  };
  let photos: Promise<ReadonlyMap<string, Original>> | null = null;
  const findOriginal = async (name: string): Promise<Original | null> => {
    photos ??= readPhotos();
    return (await photos).get(name) ?? findStored(name);
  };
  const derive = makePictureDeriver(derivedDir(config), findOriginal);

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const path = await derive(request.params.file);
    if (path === null) throw new ApiError(404, 'NOT_FOUND');
    const etag = `"${request.params.file}"`;
    void reply
      .type(path.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      // The address is enough to see it; the screens of a replay have no origin of their own.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    // Read as a whole it has a length: caches before us may store it, and whoever gets less knows it.
    return reply.send(await readFile(path));
  });
}
