import { after } from '#src/shared/api/endpointsOf.ts';
import { useSearchCarsInfiniteQuery } from '#src/features/cars/carsApi.ts';
import type { SearchFilters } from './searchFilters.ts';
import { searchQuery } from './searchQuery.ts';

/** The cars of a search from a cursor on, page by page. `data` is the last response while a new search runs or fails. */
export function useCars(filters: SearchFilters, cursor: string | null) {
  const query = useSearchCarsInfiniteQuery({ ...searchQuery(filters), ...after(cursor) });
  return { ...query, isStale: query.isFetching && query.currentData === undefined };
}

export type CarsQuery = ReturnType<typeof useCars>;
