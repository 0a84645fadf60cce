import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { isReady } from '../readyMoneyRepository.ts';

export interface EarnedRow {
  readonly car_id: number;
  /** In which of the spans. */
  readonly place: number;
  readonly gross: number;
  readonly commission: number;
  readonly cash: number;
}

/** Whose, and of which cars: those of a branch as it stands now, one, or all. */
export interface MoneyOf {
  /** Null: every owner's. */
  readonly ownerId: number | null;
  readonly carIds: readonly number[] | null;
  readonly branchId: number | null;
}

/** SQL: whether an order `o` is of them. */
export const isOf = ({ ownerId, carIds, branchId }: MoneyOf) => sql<boolean>`
  ${ownerId === null ? sql`true` : sql`o.owner_id = ${ownerId}`}
  ${carIds === null ? sql`` : sql`and o.car_id = any(${carIds}::integer[])`}
  ${branchId === null ? sql`` : sql`and o.car_id in (select id from cars where branch_id = ${branchId})`}`;

interface EarnedQuery extends MoneyOf {
  /** These follow each other without a gap. */
  readonly spans: readonly DaySpan[];
  readonly now: Date;
}

const fruitless = ['declined', 'expired', 'cancelled'] as const satisfies readonly OrderStatus[];
const isOff = sql`o.status in (${sql.join(fruitless.map((status) => sql.lit(status)))})`;

/**
 * SQL: when an amount is earned: with the beginning of its rental, or as it moves if that is later. What is kept of a
 * rental that will not begin any more is earned from the day on which that was clear.
 */
const earnedAt = sql`greatest(l.at, least(lower(o.period), case when ${isOff}
  then (select min(e.at) from order_events e where e.order_id = o.id and e.status = o.status) end))`;

/**
 * What was earned in each of the spans: of a rental that has not begun nothing is, whatever was paid for it, and of one
 * that will not begin what is left when its bank has done its part.
 */
export async function sumEarned(db: Kysely<Database>, { spans, now, ...whose }: EarnedQuery): Promise<EarnedRow[]> {
  const starts = spans.map(({ from }) => startOfDay(from));
  const until = startOfDay(addDays(spans.at(-1)?.to ?? '', 1));
  const { rows } = await sql<EarnedRow>`
    select o.car_id, width_bucket(moment.at, ${starts}::timestamptz[]) - 1 as place, sum(l.amount) as gross,
      sum(l.commission) as commission, coalesce(sum(l.amount) filter (where l.kind = 'cash'), 0) as cash
    from orders o join ledger_entries l on l.order_id = o.id
      cross join lateral (select ${earnedAt} as at) moment
    where ${isOf(whose)}
      -- What makes a damage good is no earning. Only of refunds the payment is looked up.
      and (l.kind in ('payment', 'cash') or l.kind = 'refund'
        and (select p.purpose from payments p where p.id = l.payment_id) not in ('deposit', 'claim'))
      -- follows from the moment below, and costs less
      and l.at < ${until} and (l.at >= ${starts[0]} or lower(o.period) >= ${starts[0]})
      and moment.at >= ${starts[0]} and moment.at < ${until} and moment.at <= ${now}
      and (not ${isOff} or ${isReady})
    group by 1, 2`.execute(db);
  return rows;
}
