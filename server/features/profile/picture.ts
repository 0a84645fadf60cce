import type { FastifyInstance } from 'fastify';
import { PICTURE_FOLDER, pictureUrl } from '#server/platform/pictures/pictureUrl.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { remakePicture } from '#server/platform/pictures/remakePicture.ts';
import { forgetFile } from '#server/platform/storage/forgetFile.ts';
import { drawStorageKey } from '#server/platform/storage/storage.ts';
import { isPictureInUse, swapPicture } from './profileRepository.ts';

/** Shown at 88 px at most; twice that and a bit, for dense screens and a larger view later. */
const SIDE = 400;

/** Takes a picture in, made square, in place of the one before; gives its address. */
export async function savePicture(context: Context, actor: Actor, file: Blob): Promise<string> {
  await limitRate(context, { key: `picture:${actor.userId}`, limit: 30, windowSeconds: 3600 });
  const { bytes } = await remakePicture(file, { width: SIDE, height: SIDE, fit: 'cover', quality: 82 });
  const key = drawStorageKey(PICTURE_FOLDER);
  await context.storage.put(key, bytes);
  try {
    await changePicture(context, actor, key);
  } catch (error) {
    // Nothing refers to it. If this fails too it stays behind, under a name that no one knows.
    await context.storage.delete(key).catch(() => undefined);
    throw error;
  }
  return pictureUrl(key);
}

export const removePicture = (context: Context, actor: Actor): Promise<void> => changePicture(context, actor, null);

async function changePicture({ db }: Context, { userId }: Actor, key: string | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const former = await swapPicture(transaction, userId, key);
    // Deleted since the picture began to arrive.
    if (former === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
    if (former !== null) await queueJob(transaction, forgetFile, { key: former });
  });
}

/** Pictures are readable by their address until they are replaced. */
export function pictureRoute(app: FastifyInstance, { db, storage }: Context): void {
  app.get<{ Params: { name: string } }>('/pictures/people/:name', async ({ params: { name } }, reply) => {
    const key = `${PICTURE_FOLDER}/${name}`;
    const isKey = /^[0-9a-f]{32}$/.test(name);
    const bytes = isKey && (await isPictureInUse(db, key)) ? await storage.get(key) : null;
    if (bytes === null) throw new ApiError(404, 'NOT_FOUND');
    // Not longer: a removed picture is to be gone.
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(bytes);
  });
}
