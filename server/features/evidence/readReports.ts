import type { Kysely } from 'kysely';
import type { ResponseOf } from '#contract/call.ts';
import type { listReports as call, Report } from '#contract/calls/reports.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { listEarlierReports } from './carMarksRepository.ts';
import { describeReport } from './describeReport.ts';
import { knownMarks } from './knownMarks.ts';
import { readerOf } from './reportedOrder.ts';
import { findReportedOrder } from './reportedOrderRepository.ts';
import { listConfirmations, listPhotos, listReportRows, type ReportRow } from './reportRepository.ts';
import { listReportHashes } from './signing/recordRepository.ts';

export async function readReports(db: Kysely<Database>, rows: readonly ReportRow[]): Promise<Report[]> {
  const ids = rows.map(({ id }) => id);
  const photos = Map.groupBy(await listPhotos(db, ids), ({ report_id }) => report_id);
  const confirmations = Map.groupBy(await listConfirmations(db, ids), ({ report_id }) => report_id);
  const hashes = await listReportHashes(db, ids);
  return rows.map((row) =>
    describeReport(row, {
      photos: photos.get(row.id) ?? [],
      confirmations: confirmations.get(row.id) ?? [],
      sha256: hashes.get(row.id),
    }),
  );
}

export async function readReport(db: Kysely<Database>, row: ReportRow): Promise<Report> {
  const [report] = await readReports(db, [row]);
  if (report === undefined) throw new Error(`The report ${row.id} is not there.`);
  return report;
}

/** Of an order, for its two sides and the admin who decides between them. */
export async function listReports(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  orderId: number,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const order = await findReportedOrder(db, orderId);
  const reader = readerOf(order, actor);
  return {
    reports: await readReports(db, await listReportRows(db, orderId)),
    known_marks: order === undefined || reader !== 'owner' ? [] : [...knownMarks(await listEarlierReports(db, order))],
    kept_days: config.evidenceDays,
  };
}
