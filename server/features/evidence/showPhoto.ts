import type { ParsedParamsOf } from '#contract/call.ts';
import type { showReportPhoto, ReportAngle } from '#contract/calls/orders/reports.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { openFile } from '#server/platform/crypto/fileSeal.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { filePlace } from './filePlace.ts';
import type { PhotoSize } from './filePlace.ts';
import { findFile } from './photoRepository.ts';
import { readerOf } from './reportedOrder.ts';
import { findReportedOrder } from './reportedOrderRepository.ts';
import { findReport } from './reportRepository.ts';

/** As it is shown, with nothing hidden in it. Where an admin looks, that is recorded first. */
export async function showPhoto(
  context: Context,
  actor: Actor,
  { id, report_id, angle }: ParsedParamsOf<typeof showReportPhoto>,
  size: 'thumb' | 'full',
): Promise<Buffer> {
  const { db, clock } = context;
  const order = await findReportedOrder(db, id);
  const reader = readerOf(order, actor);
  const report = await findReport(db, id, report_id);
  if (order === undefined || report === undefined) throw new ApiError(404, 'NOT_FOUND');
  if (reader === 'admin')
    await recordAudit(db, {
      at: clock(),
      actorUserId: actor.userId,
      action: 'report_photo_viewed',
      subjectUserId: order.client_user_id,
      details: { order: order.number, report: report.id, angle, size },
    });
  const photo = await openPhoto(context, report.id, angle, size);
  if (photo === null) throw new ApiError(404, 'NOT_FOUND');
  return photo;
}

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
