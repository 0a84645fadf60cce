import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/http/apiError.ts';
import { readPhotos } from '../demo/demoPhotos.ts';
import { makePictureDeriver } from './derivePicture.ts';
import type { Original } from './original.ts';

/** Derived pictures under /pictures/: a name carries the hash of the original, so the bytes under it never change. */
export function picturesRoutes(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  let photos: Promise<ReadonlyMap<string, Original>> | null = null;
  const findOriginal = async (name: string): Promise<Original | null> => {
    photos ??= readPhotos();
    return (await photos).get(name) ?? null;
  };
  const derive = makePictureDeriver(join(config.dataDir, 'pictures'), findOriginal);

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const path = await derive(request.params.file);
    if (path === null) throw new ApiError(404, 'NOT_FOUND');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(path));
  });
}
