import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/reviews.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

const changes = { invalidatesTags: ['Review'] as const };

/** What only the two sides of an order have to do with reviews: nobody else loads it. */
export const ownReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderReview: build.query<ResponseOf<typeof calls.getOrderReview>, ArgOf<typeof calls.getOrderReview>>({
      ...requestOf(calls.getOrderReview),
      providesTags: ['Review'],
    }),
    createReview: build.mutation<ResponseOf<typeof calls.createReview>, ArgOf<typeof calls.createReview>>({
      ...requestOf(calls.createReview),
      ...inPlace,
      ...changes,
    }),
    replyToReview: build.mutation<ResponseOf<typeof calls.replyToReview>, ArgOf<typeof calls.replyToReview>>({
      ...requestOf(calls.replyToReview),
      ...inPlace,
      ...changes,
    }),
    listOwnReviews: build.infiniteQuery<ResponseOf<typeof calls.listOwnReviews>, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.next_cursor ?? undefined,
      },
      query: ({ pageParam }) =>
        requestOf(calls.listOwnReviews).query({ query: pageParam === null ? {} : { cursor: pageParam } }),
      providesTags: ['Review'],
    }),
  }),
});

export const { useGetOrderReviewQuery, useListOwnReviewsInfiniteQuery } = ownReviewsApi;
