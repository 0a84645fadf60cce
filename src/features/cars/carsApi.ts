import { getCar, getHome } from '#contract/cars.ts';
import type { ResponseOf } from '#contract/call.ts';
import { searchCars } from '#contract/search.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { api } from '#src/api/api.ts';
import { after, listPages } from '#src/api/listPages.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

/** With a cursor the list begins there. */
type SearchArg = NonNullable<ArgOf<typeof searchCars>['query']>;

export const carsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<ResponseOf<typeof getHome>, ArgOf<typeof getHome>>(requestOf(getHome)),
    searchCars: build.infiniteQuery<SearchAnswer, SearchArg, string | null>({
      infiniteQueryOptions: listPages,
      // Back from a car shows the same list at the same place, however long the car was looked at.
      keepUnusedDataFor: 15 * 60,
      providesTags: ['Availability'],
      query: ({ queryArg, pageParam }) => requestOf(searchCars).query({ query: { ...queryArg, ...after(pageParam) } }),
    }),
    getCar: build.query<ResponseOf<typeof getCar>, ArgOf<typeof getCar>>({
      ...requestOf(getCar),
      providesTags: ['Availability', 'Review'],
    }),
  }),
});

export const { useGetHomeQuery, useSearchCarsInfiniteQuery, useGetCarQuery, usePrefetch: usePrefetchCars } = carsApi;
