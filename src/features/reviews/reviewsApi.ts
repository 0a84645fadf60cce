import { listReviews } from '#contract/generated/cars.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listReviews }),
});

export const { useListReviewsQuery } = reviewsApi;
