import { DATES_POINTS } from '#contract/domain/cars/recommended.ts';
import { type Parameters, parameters, whereCars } from '../search/filterRepository.ts';
import type { FilterGroup, SearchFilters } from '../search/searchFilters.ts';
import type { Statement } from '../search/searchRepository.ts';
import { FIRST_STEP, type Place } from '../search/totals/walkTotals.ts';

/** What the requested dates add to the points of `cars c`: those of a car that is also free a day before and after. */
export function datesPointsSql({ dates }: SearchFilters, to: Parameters): string {
  if (dates === null) return '0';
  const [from, until] = [to.add(dates.from), to.add(dates.to)];
  return `case when c.busy && tstzrange(${from}::timestamptz - interval '1 day',
    ${until}::timestamptz + interval '1 day' + c.preparation_minutes * interval '1 minute') then 0 else ${DATES_POINTS} end`;
}

/** The next cars of a walk by their own points downwards, each with those of the requested dates. */
export function recommendedStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  after: Place | null,
  past: Place | null = null,
  count: number = FIRST_STEP,
): Statement {
  const to = parameters();
  const conditions = [whereCars(filters, groups, to)];
  if (past !== null)
    conditions.push(`(c.recommended, c.id) < (${to.add(past.total)}::integer, ${to.add(past.id)}::integer)`);
  // Cars that are on an earlier page for certain are passed over.
  if (after !== null) conditions.push(`c.recommended <= ${to.add(after.total)}::integer`);
  const text = `
    select c.id, c.recommended + ${datesPointsSql(filters, to)} as total, c.recommended as bound, ${DATES_POINTS} as reach
    from cars c where ${conditions.join(' and ')} order by c.recommended desc, c.id desc limit ${count}`;
  return { text, values: to.values };
}
