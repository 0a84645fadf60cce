import type { Queryable } from '#server/platform/db/withinTime.ts';
import { askedTotalSql } from './askedTotal.ts';
import { parameters, whereCars } from '../filterRepository.ts';
import type { FilterGroup, SearchFilters } from '../searchFilters.ts';
import type { Statement } from '../searchRepository.ts';
import { type Candidate, FIRST_STEP, type Place, type TotalOrder } from './walkTotals.ts';

const placeColumns = ['c.owner_id', 'c.branch_id', 'c.has_own_address', 'c.city_id', 'c.terms'];

/** The next cars of a walk by what their rental costs at least (or at most, downwards), each with what it does cost. */
export function candidatesStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  { direction, after }: TotalOrder,
  past: Place | null = null,
  count: number = FIRST_STEP,
): Statement {
  const to = parameters();
  const { floor, ceiling, total, count: days, more, most } = askedTotalSql(filters, to.add);
  const [bound, farEnd, beyond] = direction === 'asc' ? [floor, ceiling, '>'] : [ceiling, floor, '<'];
  const conditions = [whereCars(filters, groups, to)];
  if (past !== null)
    conditions.push(
      `(${bound}, c.id) ${beyond} (${to.add(past.total / filters.days.length)}::integer, ${to.add(past.id)}::integer)`,
    );
  // Cars that are on an earlier page for certain are passed over without computing what they cost.
  if (after !== null)
    conditions.push(`${farEnd}::bigint * ${days} + ${more} ${beyond}= ${to.add(after.total)}::bigint`);
  const columns = [
    'c.id',
    'c.price_per_day',
    'c.day_floors',
    'c.day_ceilings',
    ...(filters.places ? placeColumns : []),
  ];
  // Places only add: upwards a bound without them holds, downwards the dearest place is to be thought of.
  const reach = direction === 'asc' || !filters.places ? '0' : `${most()}::float8`;
  const text = `
    with candidates as materialized (
      select ${columns.join(', ')} from cars c where ${conditions.join(' and ')}
      order by ${bound} ${direction}, c.id ${direction} limit ${count})
    select c.id, ${total}::float8 as total, ${bound}::float8 * ${days} as bound, ${reach} as reach
    from candidates c order by ${bound} ${direction}, c.id ${direction}`;
  return { text, values: to.values };
}

export async function findCandidates(database: Queryable, candidates: Statement): Promise<readonly Candidate[]> {
  return (await database.query<Candidate>(candidates)).rows;
}

/** What the asked rental costs with each of these cars. */
export function totalsOfStatement(filters: SearchFilters, ids: readonly number[]): Statement {
  const to = parameters();
  const { total } = askedTotalSql(filters, to.add);
  return {
    text: `select c.id, ${total}::float8 as total from cars c where c.id = any(${to.add(ids)}::integer[])`,
    values: to.values,
  };
}

export async function findTotals(database: Queryable, totals: Statement): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.query<Place>(totals);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
