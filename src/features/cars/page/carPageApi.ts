import type { ResponseOf } from '#contract/call.ts';
import { askCar } from '#contract/answers.ts';
import { getCalendar, listCarReviews, listSimilar } from '#contract/carPage.ts';
import { api } from '#src/api/api.ts';
import { after, listPages } from '#src/api/listPages.ts';
import { requestOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

type CarReviewsArg = Pick<ArgOf<typeof listCarReviews>, 'params'>;

export const carPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<ResponseOf<typeof getCalendar>, ArgOf<typeof getCalendar>>({
      ...requestOf(getCalendar),
      providesTags: ['Availability'],
    }),
    listSimilar: build.query<ResponseOf<typeof listSimilar>, ArgOf<typeof listSimilar>>({
      ...requestOf(listSimilar),
      providesTags: ['Availability'],
    }),
    askCar: build.mutation<ResponseOf<typeof askCar>, ArgOf<typeof askCar>>({ ...requestOf(askCar), ...inPlace }),
    listCarReviews: build.infiniteQuery<ResponseOf<typeof listCarReviews>, CarReviewsArg, string | null>({
      infiniteQueryOptions: listPages,
      providesTags: ['Review'],
      query: ({ queryArg, pageParam }) => requestOf(listCarReviews).query({ ...queryArg, query: after(pageParam) }),
    }),
  }),
});

export const { useGetCalendarQuery, useListSimilarQuery, useListCarReviewsInfiniteQuery } = carPageApi;
