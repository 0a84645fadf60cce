import type { ParsedParamsOf } from '#contract/call.ts';
import type { showReportPhoto } from '#contract/calls/orders/reports.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { openPhoto } from './openPhoto.ts';
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
