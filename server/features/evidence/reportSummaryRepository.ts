import type { Kysely } from 'kysely';
import { type ReportSummary, reportStateOf } from '#contract/calls/reports.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { sql } from 'kysely';

/** What an order's page says of its reports: the hand-over before the return, the owner's before the client's. */
export async function listReportSummaries(db: Kysely<Database>, orderId: number): Promise<ReportSummary[]> {
  const { rows } = await sql<Omit<ReportSummary, 'state' | 'made_at'> & { made_at: Date }>`
    select r.id, r.kind, r.made_by, r.made_at,
      (select coalesce(array_agg(c.side order by c.id), '{}') from order_report_confirmations c where c.report_id = r.id) as confirmed_by,
      (select count(*)::integer from order_report_photos p where p.report_id = r.id) as photos_count,
      (select count(p.received_at)::integer from order_report_photos p where p.report_id = r.id) as received_count
    from order_reports r where r.order_id = ${orderId} order by r.kind, r.made_by desc`.execute(db);
  return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString(), state: reportStateOf(row) }));
}
