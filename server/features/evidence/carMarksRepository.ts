import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import type { ReportedOrder } from './reportedOrder.ts';
import { type ConfirmationRow, listConfirmations, type ReportRow } from './reportRepository.ts';

/** Of a car that nobody continued a report of for so long, what is older is not known any more. */
const MOST_REPORTS = 40;

type Told = Pick<ReportRow, 'id' | 'order_id' | 'kind' | 'made_by' | 'marks' | 'is_continued' | 'made_at'>;

export interface EarlierReport extends Told {
  readonly confirmations: readonly Pick<ConfirmationRow, 'marks' | 'at'>[];
}

/** What was sealed in other orders of the car while it was this owner's, the newest first. */
export async function listEarlierReports(
  db: Kysely<Database>,
  order: Pick<ReportedOrder, 'id' | 'car_id' | 'owner_id'>,
): Promise<EarlierReport[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_reports as r', 'r.order_id', 'o.id')
    .select(['r.id', 'r.order_id', 'r.kind', 'r.made_by', 'r.marks', 'r.is_continued', 'r.made_at'])
    .where('o.car_id', '=', order.car_id)
    .where('o.owner_id', '=', order.owner_id)
    .where('o.id', '!=', order.id)
    .where('r.sealed_at', 'is not', null)
    .orderBy('r.made_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST_REPORTS)
    .execute();
  const given = await listConfirmations(
    db,
    rows.map(({ id }) => id),
  );
  const byReport = Map.groupBy(given, ({ report_id }) => report_id);
  return rows.map((row) => ({ ...row, confirmations: byReport.get(row.id) ?? [] }));
}
