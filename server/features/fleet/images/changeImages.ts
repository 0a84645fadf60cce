import type { Kysely } from 'kysely';
import type { Shot } from '#contract/calls/cars/cars.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import { LEAST_PHOTO } from '#contract/domain/pictures.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { describePicture } from '#server/platform/pictures/describePicture.ts';
import { remakePicture } from '#server/platform/pictures/remakePicture.ts';
import type { PictureShape } from '#server/platform/pictures/remakePicture.ts';
import { drawStorageKey } from '#server/platform/storage/storage.ts';
import { noteChange } from '../carHistoryRepository.ts';
import { holdCar } from '../carRowRepository.ts';
import { type Editor, type FleetContext, viewCar, requireRow } from '../carView.ts';
import { forgetPictures } from './forgetPictures.ts';
import { deleteImage, isMainImage, setMainImage, swapImages, touchCar, putImage } from './imageRepository.ts';

/** Changes pictures of a car of the owner; gives the car. Its version stays: two may work on fields and pictures at once. */
export async function changeImages(
  context: FleetContext,
  editor: Editor,
  id: number,
  work: (transaction: Kysely<Database>) => Promise<void>,
): Promise<FleetCar> {
  const at = context.clock();
  await context.db.transaction().execute(async (transaction) => {
    if (!(await holdCar(transaction, editor.ownerId, id))) throw new ApiError(404, 'NOT_FOUND');
    await work(transaction);
    await touchCar(transaction, id, at);
    await noteChange(transaction, { carId: id, userId: editor.userId, at, fields: ['images'] });
    await queueJob(transaction, forgetPictures, {});
  });
  return viewCar(context, editor, id);
}

export function removeImage(context: FleetContext, editor: Editor, id: number, shot: Shot): Promise<FleetCar> {
  return changeImages(context, editor, id, async (transaction) => {
    if (await requireImage(transaction, id, shot)) throw new ApiError(409, 'MAIN_IMAGE');
    await deleteImage(transaction, id, shot);
  });
}

export function chooseMainImage(context: FleetContext, editor: Editor, id: number, shot: Shot): Promise<FleetCar> {
  return changeImages(context, editor, id, async (transaction) => {
    await requireImage(transaction, id, shot);
    await setMainImage(transaction, id, shot);
  });
}

export function swapShots(
  context: FleetContext,
  editor: Editor,
  id: number,
  { from, to }: { readonly from: Shot; readonly to: Shot },
): Promise<FleetCar> {
  return changeImages(context, editor, id, async (transaction) => {
    await requireImage(transaction, id, from);
    if (from !== to) await swapImages(transaction, id, from, to);
  });
}

/** Whether it is the main one. */
async function requireImage(db: Kysely<Database>, id: number, shot: Shot): Promise<boolean> {
  const isMain = await isMainImage(db, id, shot);
  if (isMain === undefined) throw new ApiError(404, 'NOT_FOUND');
  return isMain;
}

/** The largest size that is served is 1280 wide; half as much again leaves room for larger screens later. */
const SIDE = 1920;
const SHAPE: PictureShape = { width: SIDE, height: SIDE, fit: 'inside', quality: 85, least: LEAST_PHOTO };
const HOUR_SECONDS = 3600;
const NAME_DIGITS = 12;

/** Stores a picture, encoded anew, in place of the one of the same shot. */
export async function saveImage(
  context: FleetContext,
  editor: Editor,
  id: number,
  { shot, file }: { readonly shot: Shot; readonly file: Blob },
): Promise<FleetCar> {
  const { slug } = await requireRow(context.db, editor, id);
  const limit = context.config.fleet.uploadsAnHour;
  await limitRate(context, { key: `car-picture:${editor.ownerId}`, limit, windowSeconds: HOUR_SECONDS });
  const { bytes } = await remakePicture(file, SHAPE);
  const description = await describePicture(bytes);
  const storageKey = drawStorageKey('cars');
  // It cannot be guessed, and the bytes under it never change.
  const name = `${slug ?? 'car'}-${shot}-${storageKey.slice(-NAME_DIGITS)}`;
  await context.storage.put(storageKey, bytes);
  try {
    return await changeImages(context, editor, id, (transaction) =>
      putImage(transaction, id, shot, { ...description, name, storageKey }),
    );
  } catch (error) {
    // Nothing refers to it. If this fails too it stays behind, under a name that no one knows.
    await context.storage.delete(storageKey).catch(() => undefined);
    throw error;
  }
}
