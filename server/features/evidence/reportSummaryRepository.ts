import { type Kysely, type NotNull, sql } from 'kysely';
import { type ReportSummary, reportStateOf } from '#contract/calls/orders/reports.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** What an order's page says of its reports: the hand-over before the return, the owner's before the client's. */
export async function listReportSummaries(db: Kysely<Database>, orderId: number): Promise<ReportSummary[]> {
  const rows = await db
    .selectFrom('order_reports as r')
    .select(({ selectFrom }) => [
      'r.id',
      'r.kind',
      'r.made_by',
      'r.made_at',
      sql<ReportSummary['confirmed_by']>`(select coalesce(array_agg(c.side order by c.id), '{}')
        from order_report_confirmations c where c.report_id = r.id)`.as('confirmed_by'),
      selectFrom('order_report_photos as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.report_id', '=', 'r.id')
        .as('photos_count'),
      selectFrom('order_report_photos as p')
        .select(({ fn }) => fn.count<number>('p.received_at').as('count'))
        .whereRef('p.report_id', '=', 'r.id')
        .as('received_count'),
    ])
    .$narrowType<{ photos_count: NotNull; received_count: NotNull }>()
    .where('r.order_id', '=', orderId)
    .orderBy('r.kind')
    .orderBy('r.made_by', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString(), state: reportStateOf(row) }));
}
