import type { Kysely } from 'kysely';
import type { Shot } from '#contract/calls/cars/cars.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { noteChange } from '../carChangeRepository.ts';
import { holdCar } from '../carRowRepository.ts';
import { type Editor, type FleetContext, viewCar } from '../carView.ts';
import { forgetPictures } from './forgetPictures.ts';
import { deleteImage, isMainImage, setMainImage, swapImages, touchCar } from './imageRepository.ts';

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
