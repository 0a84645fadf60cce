import type { ChoiceFilterName } from '#contract/domain/cars/carFilters.ts';
import type { Sort } from '#contract/calls/cars/search.ts';
import type { ListFilter, SearchFilters, WholeFilter } from './searchFilters.ts';
import { defaultSort, filterNames, writeValue } from './searchFilters.ts';

/** The query of the request: lists as text, numbers as numbers, always with an order. */
type SearchQueryArg = {
  readonly [K in ListFilter | 'q' | 'from' | 'to' | 'pick_up' | 'drop_off' | 'bbox']?: string;
} & {
  readonly [K in WholeFilter | 'rating_min']?: number;
} & { readonly [K in ChoiceFilterName]?: '1' } & { readonly sort: Sort };

/** The request for these filters. Equal filters give equal queries and share one cache entry. */
export function searchQuery(filters: SearchFilters): SearchQueryArg {
  const query: Record<string, string | number> = { sort: defaultSort };
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined || name === 'map') continue;
    query[name] = typeof value === 'number' || name === 'rating_min' ? Number(value) : writeValue(value);
  }
  // The loop assigns each filter as its key above requires; the compiler sees only names and values.
  return query as unknown as SearchQueryArg;
}
