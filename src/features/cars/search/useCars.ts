import { after } from '#src/shared/api/endpointsOf.ts';
import { useSearchCarsInfiniteQuery } from '#src/features/cars/carsApi.ts';
import type { SearchFilters } from './searchFilters.ts';
import { searchQuery } from './searchQuery.ts';

/** The cars of a search from a place in it, page by page. `data` keeps the last answer while a new search runs or fails. */
export function useCars(filters: SearchFilters, cursor: string | null) {
  const query = useSearchCarsInfiniteQuery({ ...searchQuery(filters), ...after(cursor) });
  return { ...query, isStale: query.isFetching && query.currentData === undefined };
}

export type CarsQuery = ReturnType<typeof useCars>;
