import { type Kysely, sql } from 'kysely';
import type { DaySpan } from '#contract/quotes.ts';
import { addDays, startOfDay } from '#contract/rentalTime.ts';
import type { Database } from '#server/db/schema.ts';

export interface EarnedRow {
  readonly car_id: number;
  /** In which of the spans. */
  readonly place: number;
  readonly gross: number;
  readonly commission: number;
  readonly cash: number;
}

/** Whose, of which cars, in which days, and what time it is. */
interface EarnedWish {
  readonly ownerId: number;
  readonly carIds: readonly number[];
  /** These follow each other without a gap. */
  readonly spans: readonly DaySpan[];
  readonly now: Date;
}

/** SQL: when an amount is earned: with the beginning of its rental, or as it moves if that is later. */
const earnedAt = sql`greatest(l.at, lower(o.period))`;

/** What was earned in each of the spans: of a rental that has not begun nothing is, whatever was paid for it. */
export async function sumEarned(
  db: Kysely<Database>,
  { ownerId, carIds, spans, now }: EarnedWish,
): Promise<EarnedRow[]> {
  const starts = spans.map(({ from }) => startOfDay(from));
  const until = startOfDay(addDays(spans.at(-1)?.to ?? '', 1));
  const { rows } = await sql<EarnedRow>`
    select o.car_id, width_bucket(${earnedAt}, ${starts}::timestamptz[]) - 1 as place, sum(l.amount) as gross,
      sum(l.commission) as commission, coalesce(sum(l.amount) filter (where l.kind = 'cash'), 0) as cash
    from orders o join ledger_entries l on l.order_id = o.id
      -- what makes a damage good is no earning
      and (l.kind in ('payment', 'cash') or (l.kind = 'refund' and exists (select from payments p
        where p.id = l.payment_id and p.purpose not in ('deposit', 'claim'))))
    where o.owner_id = ${ownerId} and o.car_id = any(${carIds}::integer[])
      and ${earnedAt} >= ${starts[0]} and ${earnedAt} < ${until} and ${earnedAt} <= ${now}
    group by 1, 2`.execute(db);
  return rows;
}
