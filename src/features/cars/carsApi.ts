import { getCar, getHome } from '#contract/generated/cars/cars.ts';
import { searchCars } from '#contract/generated/cars/search.ts';
import type { SearchAnswer, searchCars as SearchCall } from '#contract/calls/cars/search.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf, pagesOf } from '#src/shared/api/endpointsOf.ts';
import type { ArgOf } from '#src/shared/api/requestOf.ts';

/** With a cursor the list starts there. */
type SearchArg = NonNullable<ArgOf<typeof SearchCall>['query']>;

export const carsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { getHome, getCar }),
    searchCars: build.infiniteQuery<SearchAnswer, SearchArg, string | null>({
      ...pagesOf(searchCars, (query: SearchArg) => ({ query })),
      // Back from a car, the list must be unchanged, however long the visit took.
      keepUnusedDataFor: 15 * 60,
    }),
  }),
});

export const { useGetHomeQuery, useSearchCarsInfiniteQuery, useGetCarQuery, usePrefetch: usePrefetchCars } = carsApi;
