import { type Kysely, sql, type Transaction } from 'kysely';
import type { ReportSide } from '#contract/calls/orders/reports.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { ReportedOrder } from './reportedOrder.ts';
import { returnedAt } from '#server/features/rental/returnedAtRepository.ts';

const selectOrder = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('orders as o')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .innerJoin('owners', 'owners.id', 'o.owner_id')
    .select(({ fn }) => [
      'o.id',
      'o.number',
      'o.car_id',
      'o.client_id',
      'clients.user_id as client_user_id',
      'o.owner_id',
      'owners.user_id as owner_user_id',
      'o.status',
      fn<Date>('lower', ['o.period']).as('from'),
      'o.paid_at',
      returnedAt.as('finished_at'),
    ])
    .where('o.id', '=', id);

export const findReportedOrder = async (db: Kysely<Database>, id: number): Promise<ReportedOrder | undefined> =>
  selectOrder(db, id).executeTakeFirst();

/** Held until the transaction ends: what is said of one order is said one after the other. */
export const lockReportedOrder = async (db: Transaction<Database>, id: number): Promise<ReportedOrder | undefined> =>
  selectOrder(db, id).forNoKeyUpdate('o').executeTakeFirst();

/** Whether a report of the hand-over is sealed: it speaks of the car that the order had then. */
export async function hasSealedHandOver(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const report = await db
    .selectFrom('order_reports')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'hand_over')
    .where('sealed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

/** What was begun and not sealed speaks of a car, or a start, that the order has no more. */
export async function deleteOpenReports(db: Transaction<Database>, orderId: number): Promise<void> {
  await db.deleteFrom('order_reports').where('order_id', '=', orderId).where('sealed_at', 'is', null).execute();
}

interface WaitingReport {
  readonly user_id: number;
  readonly order_id: number;
  readonly car: string;
  /** Whose word it waits for. */
  readonly side: ReportSide;
}

/** A sealed report that the other side has not confirmed, and whose that word is. */
export async function findWaitingReport(
  db: Transaction<Database>,
  reportId: number,
): Promise<WaitingReport | undefined> {
  const { rows } = await sql<WaitingReport>`
    select o.id as order_id, concat_ws(' ', brands.name, models.name, c.year) as car, other.side,
      case other.side when 'client' then clients.user_id else owners.user_id end as user_id
    from order_reports r
      join orders o on o.id = r.order_id
      join cars c on c.id = o.car_id
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
      join clients on clients.id = o.client_id
      join owners on owners.id = o.owner_id
      cross join lateral (select case r.made_by when 'owner' then 'client' else 'owner' end as side) other
    where r.id = ${reportId} and r.sealed_at is not null and o.status in ('confirmed', 'active', 'completed')
      and not exists (
        select from order_report_confirmations given where given.report_id = r.id and given.side = other.side)`.execute(
    db,
  );
  return rows[0];
}
