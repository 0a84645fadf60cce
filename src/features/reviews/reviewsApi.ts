import type { ResponseOf } from '#contract/call.ts';
import { listReviews } from '#contract/cars.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<ResponseOf<typeof listReviews>, ArgOf<typeof listReviews>>({
      ...requestOf(listReviews),
      providesTags: ['Review'],
    }),
  }),
});

export const { useListReviewsQuery } = reviewsApi;
