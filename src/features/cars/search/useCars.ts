import { useSearchCarsInfiniteQuery } from '#src/features/cars/carsApi.ts';
import type { SearchFilters } from './searchFilters.ts';
import { searchQuery } from './searchQuery.ts';

/** The cars of a search, page by page. `data` keeps the last answer while a new search runs or fails. */
export function useCars(filters: SearchFilters) {
  const query = useSearchCarsInfiniteQuery(searchQuery(filters));
  return { ...query, isStale: query.isFetching && query.currentData === undefined };
}

export type CarsQuery = ReturnType<typeof useCars>;
