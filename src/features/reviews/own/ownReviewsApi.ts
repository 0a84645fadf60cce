import type { ResponseOf } from '#contract/call.ts';
import { createReview, getOrderReview, listOwnReviews, replyToReview } from '#contract/generated/reviews.ts';
import type { listOwnReviews as ListCall } from '#contract/calls/reviews.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf, pagesOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

/** Reviews as the two sides of an order use them: loaded only for them. */
export const ownReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { getOrderReview, createReview, replyToReview }, inPlace),
    listOwnReviews: build.infiniteQuery<ResponseOf<typeof ListCall>, void, string | null>(
      pagesOf(listOwnReviews, () => ({})),
    ),
  }),
});

export const { useGetOrderReviewQuery, useListOwnReviewsInfiniteQuery } = ownReviewsApi;
