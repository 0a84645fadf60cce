import { rentalTotalSql } from '#server/rental/rentalTotalRepository.ts';
import type { Queryable } from '#server/db/withinTime.ts';
import { parameters, whereCars } from './filterRepository.ts';
import type { FilterGroup, SearchFilters } from './searchFilters.ts';
import type { Statement } from './searchRepository.ts';
import { type Candidate, FIRST_STEP, type Place, type TotalOrder } from './walkTotals.ts';

/** The next cars of a walk by what their rental costs at least (or at most, downwards), each with what it does cost. */
export function candidatesStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  { direction, after }: TotalOrder,
  past: Place | null = null,
  count: number = FIRST_STEP,
): Statement {
  const to = parameters();
  const { floor, ceiling, total, count: days } = rentalTotalSql(filters.days, to.add);
  const [bound, farEnd, beyond] = direction === 'asc' ? [floor, ceiling, '>'] : [ceiling, floor, '<'];
  const conditions = [whereCars(filters, groups, to)];
  if (past !== null)
    conditions.push(
      `(${bound}, c.id) ${beyond} (${to.add(past.total / filters.days.length)}::integer, ${to.add(past.id)}::integer)`,
    );
  // Cars that are on an earlier page for certain are passed over without computing what they cost.
  if (after !== null) conditions.push(`${farEnd}::bigint * ${days} ${beyond}= ${to.add(after.total)}::bigint`);
  const text = `
    with candidates as materialized (
      select c.id, c.price_per_day, c.day_floors, c.day_ceilings from cars c where ${conditions.join(' and ')}
      order by ${bound} ${direction}, c.id ${direction} limit ${count})
    select c.id, ${total}::float8 as total, ${bound}::float8 * ${days} as bound
    from candidates c order by ${bound} ${direction}, c.id ${direction}`;
  return { text, values: to.values };
}

export async function findCandidates(database: Queryable, candidates: Statement): Promise<readonly Candidate[]> {
  return (await database.query<Candidate>(candidates)).rows;
}
