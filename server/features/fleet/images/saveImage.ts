import type { Shot } from '#contract/calls/cars/cars.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import { LEAST_PHOTO } from '#contract/domain/pictures.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { describePicture } from '#server/platform/pictures/describePicture.ts';
import { type PictureShape, remakePicture } from '#server/platform/pictures/remakePicture.ts';
import { drawStorageKey } from '#server/platform/storage/storage.ts';
import { type Editor, type FleetContext, requireRow } from '../carView.ts';
import { changeImages } from './changeImages.ts';
import { putImage } from './imageRepository.ts';

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
