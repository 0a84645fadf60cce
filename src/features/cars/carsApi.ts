import { getCar, getHome } from '#contract/generated/cars.ts';
import { searchCars } from '#contract/generated/search.ts';
import type { SearchAnswer, searchCars as SearchCall } from '#contract/calls/search.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf, pagesOf } from '#src/shared/api/endpointsOf.ts';
import type { ArgOf } from '#src/shared/api/requestOf.ts';

/** With a cursor the list begins there. */
type SearchArg = NonNullable<ArgOf<typeof SearchCall>['query']>;

export const carsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { getHome, getCar }),
    searchCars: build.infiniteQuery<SearchAnswer, SearchArg, string | null>({
      ...pagesOf(searchCars, (query: SearchArg) => ({ query })),
      // Back from a car shows the same list at the same place, however long the car was looked at.
      keepUnusedDataFor: 15 * 60,
    }),
  }),
});

export const { useGetHomeQuery, useSearchCarsInfiniteQuery, useGetCarQuery, usePrefetch: usePrefetchCars } = carsApi;
