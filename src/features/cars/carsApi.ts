import { getCalendar, getCar, getHome, listCarReviews, listSimilar } from '#contract/cars.ts';
import type { ResponseOf } from '#contract/call.ts';
import { searchCars } from '#contract/search.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

type SearchArg = Omit<NonNullable<ArgOf<typeof searchCars>['query']>, 'cursor'>;
type CarReviewsArg = Pick<ArgOf<typeof listCarReviews>, 'params'>;

/** Lists people scroll: the next page starts where the last answer says. */
const pages = {
  initialPageParam: null,
  getNextPageParam: (last: { readonly next_cursor: string | null }) => last.next_cursor ?? undefined,
};

const after = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const carsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<ResponseOf<typeof getHome>, ArgOf<typeof getHome>>(requestOf(getHome)),
    searchCars: build.infiniteQuery<SearchAnswer, SearchArg, string | null>({
      infiniteQueryOptions: pages,
      // Back from a car shows the same list at the same place, however long the car was looked at.
      keepUnusedDataFor: 15 * 60,
      providesTags: ['Availability'],
      query: ({ queryArg, pageParam }) => requestOf(searchCars).query({ query: { ...queryArg, ...after(pageParam) } }),
    }),
    getCar: build.query<ResponseOf<typeof getCar>, ArgOf<typeof getCar>>({
      ...requestOf(getCar),
      providesTags: ['Availability', 'Review'],
    }),
    getCalendar: build.query<ResponseOf<typeof getCalendar>, ArgOf<typeof getCalendar>>({
      ...requestOf(getCalendar),
      providesTags: ['Availability'],
    }),
    listSimilar: build.query<ResponseOf<typeof listSimilar>, ArgOf<typeof listSimilar>>({
      ...requestOf(listSimilar),
      providesTags: ['Availability'],
    }),
    listCarReviews: build.infiniteQuery<ResponseOf<typeof listCarReviews>, CarReviewsArg, string | null>({
      infiniteQueryOptions: pages,
      providesTags: ['Review'],
      query: ({ queryArg, pageParam }) => requestOf(listCarReviews).query({ ...queryArg, query: after(pageParam) }),
    }),
  }),
});

export const {
  useGetHomeQuery,
  useSearchCarsInfiniteQuery,
  useGetCarQuery,
  useGetCalendarQuery,
  useListSimilarQuery,
  useListCarReviewsInfiniteQuery,
  usePrefetch: usePrefetchCars,
} = carsApi;
