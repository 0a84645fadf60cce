import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import type { Context } from '#server/context.ts';
import { openFile } from '#server/platform/crypto/fileSeal.ts';
import type { PhotoSize } from './photoSize.ts';
import { filePlace } from './filePlace.ts';
import { findFile } from './photoRepository.ts';

/** A photograph in clear; null where it has not come, or was deleted. */
export async function openPhoto(
  { config, db, storage }: Pick<Context, 'config' | 'db' | 'storage'>,
  reportId: number,
  angle: ReportAngle,
  size: PhotoSize,
): Promise<Buffer | null> {
  const file = await findFile(db, reportId, angle, size);
  const sealed = file && (await storage.get(file.storage_key));
  if (file === undefined || !sealed) return null;
  return openFile(config.decryptionKeys, filePlace(reportId, angle, size), { wrappedKey: file.wrapped_key, sealed });
}
