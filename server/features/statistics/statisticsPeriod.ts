import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays, localDateOf, spanBefore } from '#contract/domain/rentalTime.ts';
import { MOST_STATISTICS_DAYS, type StatisticsFilters, USUAL_STATISTICS_DAYS } from '#contract/calls/statistics.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

const DAY = 24 * 3_600_000;
/** Days between which PostgreSQL and JavaScript speak alike, also of the period before. */
const FIRST_DAY = '1910-01-01';
const LAST_DAY = '2100-01-01';

/** The requested days, and as many before them; both divided alike. */
export interface StatisticsPeriod extends DaySpan {
  readonly before: DaySpan;
  readonly parts: readonly DaySpan[];
  /** The parts of the period before: the same days, one period earlier. */
  readonly partsBefore: readonly DaySpan[];
}

export function readPeriod(filters: Pick<StatisticsFilters, 'from' | 'to' | 'unit'>, now: Date): StatisticsPeriod {
  const to = filters.to ?? localDateOf(now);
  if (to < FIRST_DAY || to > LAST_DAY) throw new FieldError({ to: 'dateTooFar' });
  const from = filters.from ?? addDays(to, 1 - USUAL_STATISTICS_DAYS);
  if (from < FIRST_DAY || from > LAST_DAY) throw new FieldError({ from: 'dateTooFar' });
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (days < 1) throw new FieldError({ to: 'periodReversed' });
  if (days > MOST_STATISTICS_DAYS) throw new FieldError({ to: 'periodTooLong' });
  const parts = listParts({ from, to }, filters.unit);
  const earlier = (span: DaySpan): DaySpan => ({ from: addDays(span.from, -days), to: addDays(span.to, -days) });
  return { from, to, before: spanBefore({ from, to }), parts, partsBefore: parts.map(earlier) };
}

function listParts({ from, to }: DaySpan, unit: StatisticsFilters['unit']): DaySpan[] {
  const parts: DaySpan[] = [];
  for (let first = from; first <= to;) {
    const next = unit === 'week' ? addDays(first, 7) : firstOfNextMonth(first);
    const last = addDays(next, -1);
    parts.push({ from: first, to: last < to ? last : to });
    first = next;
  }
  return parts;
}

/** Any 28 days after the fourth of a month are in the next one. */
const firstOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
