import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ParsedBodyOf } from '#contract/call.ts';
import type { createReport as call, Report, ReportSide } from '#contract/calls/orders/reports.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { listEarlierReports } from './carMarksRepository.ts';
import { areKnown } from './knownMarks.ts';
import { readReport } from './readReports.ts';
import { requireReportTime, type ReportedOrder, sideOf } from './reportedOrder.ts';
import { lockReportedOrder } from './reportedOrderRepository.ts';
import { deleteReport, findOwnReport, insertReport } from './reportRepository.ts';

/** Both kinds, each begun again a few times. */
const REPORTS_AN_HOUR = 30;

type Said = ParsedBodyOf<typeof call>;

/** The report of one side, and which photographs will follow. It can be replaced until it is sealed. */
export async function createReport(
  context: Context,
  actor: Actor,
  orderId: number,
  statement: Said,
  attempt: Attempt,
): Promise<Report> {
  const { db, clock } = context;
  if (new Set(statement.photos.map(({ angle }) => angle)).size < statement.photos.length)
    throw new FieldError({ photos: 'anglesTwice' });
  await limitRate(context, { key: `reports:${actor.userId}`, limit: REPORTS_AN_HOUR, windowSeconds: 3600 });
  const saidSha256 = createHash('sha256').update(sortedJson(statement)).digest();
  return db.transaction().execute((transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const order = await lockReportedOrder(transaction, orderId);
      const side = sideOf(order, actor);
      // sideOf has refused a missing order.
      if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
      const known = await findOwnReport(transaction, orderId, statement.kind, side);
      if (known?.said_sha256.equals(saidSha256) === true) return readReport(transaction, known);
      if (known !== undefined && known.sealed_at !== null) throw new ApiError(409, 'REPORT_SEALED');
      requireReportTime(order, statement.kind, clock());
      if (!(await mayContinue(transaction, order, side, statement))) throw new FieldError({ marks: 'markUnknown' });
      if (known !== undefined) await deleteReport(transaction, known.id);
      const made = { ...statement, orderId, madeBy: side, saidSha256, at: clock() };
      return readReport(transaction, await insertReport(transaction, made));
    }),
  );
}

/** An owner alone knows of the car's earlier orders, and says at the hand-over what of them is left, as it was noted. */
async function mayContinue(
  transaction: Transaction<Database>,
  order: ReportedOrder,
  side: ReportSide,
  { kind, marks, is_continued }: Said,
): Promise<boolean> {
  if (!is_continued && marks.every(({ since }) => since === undefined)) return true;
  if (side !== 'owner' || kind !== 'hand_over') return false;
  return areKnown(marks, await listEarlierReports(transaction, order));
}
