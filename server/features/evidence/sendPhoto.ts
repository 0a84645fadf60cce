import { createHash } from 'node:crypto';
import type { ParsedParamsOf } from '#contract/call.ts';
import type { Report, sendReportPhoto } from '#contract/calls/orders/reports.ts';
import type { Actor, Context } from '#server/context.ts';
import { sealFile } from '#server/platform/crypto/fileSeal.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { pictureFormat } from '#server/platform/pictures/pictureFormat.ts';
import { type PictureShape, remakePicture } from '#server/platform/pictures/remakePicture.ts';
import { drawStorageKey } from '#server/platform/storage/storage.ts';
import { filePlace } from './filePlace.ts';
import type { PhotoSize } from './filePlace.ts';
import { findPhoto, lockPhoto, type ReceivedPhoto, savePhoto } from './photoRepository.ts';
import { readReport } from './readReports.ts';
import { sideOf } from './reportedOrder.ts';
import { findReportedOrder } from './reportedOrderRepository.ts';
import { findReport, type PhotoRow, type ReportRow } from './reportRepository.ts';

/** Two reports of twenty-four, each sent a few times over a bad network. */
const UPLOADS_AN_HOUR = 240;
/** A scratch stays a scratch. */
const FULL: PictureShape = { width: 2000, height: 2000, fit: 'inside', quality: 82 };
const THUMB: PictureShape = { width: 480, height: 480, fit: 'inside', quality: 70 };

type StoredFile = ReceivedPhoto['files'][number];
type Place = ParsedParamsOf<typeof sendReportPhoto>;

/** Accepts exactly the announced bytes, once. They are stored unchanged; the shown picture is encoded anew. */
export async function sendPhoto(context: Context, actor: Actor, place: Place, file: File): Promise<Report> {
  const { db, clock, storage } = context;
  const report = await findOwnReport(context, actor, place);
  const announced = await findPhoto(db, report.id, place.angle);
  if (announced === undefined) throw new ApiError(404, 'NOT_FOUND');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!createHash('sha256').update(bytes).digest().equals(announced.sha256))
    throw new FieldError({ sha256: 'photoDiffers' });
  if (announced.received_at === null) {
    await limitRate(context, { key: `report-photos:${actor.userId}`, limit: UPLOADS_AN_HOUR, windowSeconds: 3600 });
    const files: StoredFile[] = [];
    let isTaken = false;
    try {
      const received = await storePhoto(context, announced, file, bytes, files);
      isTaken = await db.transaction().execute(async (transaction) => {
        const photo = await lockPhoto(transaction, report.id, place.angle);
        // Another report took the place of this one meanwhile.
        if (photo === undefined) throw new ApiError(404, 'NOT_FOUND');
        if (photo.received_at !== null) return false;
        await savePhoto(transaction, photo, { ...received, at: clock() });
        return true;
      });
    } finally {
      // Nothing refers to them. Where this fails too they stay behind as noise: their keys were never stored.
      if (!isTaken) for (const { storage_key } of files) await storage.delete(storage_key).catch(() => undefined);
    }
  }
  return readReport(db, report);
}

/** Only the side that announced a photograph may send it. */
async function findOwnReport({ db }: Pick<Context, 'db'>, actor: Actor, { id, report_id }: Place): Promise<ReportRow> {
  const side = sideOf(await findReportedOrder(db, id), actor);
  const report = await findReport(db, id, report_id);
  if (report === undefined || report.made_by !== side || report.photos_deleted_at !== null)
    throw new ApiError(404, 'NOT_FOUND');
  return report;
}

async function storePhoto(
  { config, storage }: Pick<Context, 'config' | 'storage'>,
  { report_id, angle }: PhotoRow,
  file: File,
  original: Buffer,
  files: StoredFile[],
): Promise<Omit<ReceivedPhoto, 'at'>> {
  const full = await remakePicture(file, FULL);
  const thumb = await remakePicture(new Blob([new Uint8Array(full.bytes)]), THUMB);
  const sizes: readonly (readonly [PhotoSize, Buffer])[] = [
    ['original', original],
    ['full', full.bytes],
    ['thumb', thumb.bytes],
  ];
  for (const [size, plain] of sizes) {
    const { wrappedKey, sealed } = sealFile(config.encryptionKey, filePlace(report_id, angle, size), plain);
    const storage_key = drawStorageKey('reports');
    // Noted first: what was begun is cleared away as well.
    files.push({ size, storage_key, wrapped_key: wrappedKey });
    await storage.put(storage_key, sealed);
  }
  const format = pictureFormat(original);
  // remakePicture has refused what is none of the three.
  if (format === null) throw new ApiError(415, 'UNSUPPORTED_TYPE');
  return { bytes: original.length, format, width: full.width, height: full.height, files };
}
