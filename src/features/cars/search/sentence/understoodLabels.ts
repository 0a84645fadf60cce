import { formatDays } from '#contract/domain/format/dayNames.ts';
import { dayOf, parseRange, timeOf } from '#src/features/dates/rentalRange.ts';
import { activeFilters } from '../activeFilters.ts';
import type { FilterContext } from '../activeFilters.ts';
import type { SearchFilters } from '../searchFilters.ts';

/** What was understood, each as the chips call it; first the place and the dates, which have none. */
export function understoodLabels(filters: SearchFilters, context: FilterContext): readonly string[] {
  const { t, language, reference } = context;
  const city = reference?.cities.find(({ id }) => id === filters.city_id)?.name;
  const range = parseRange(filters.from, filters.to);
  return [
    ...(city === undefined ? [] : [city]),
    ...(range === null ? [] : [`${formatDays(dayOf(range.from), dayOf(range.to), language)}, ${timeOf(range.from)}`]),
    ...activeFilters(filters, context).map(({ label }) => label),
    ...(filters.sort === undefined ? [] : [t(`sort.${filters.sort}`)]),
  ];
}
