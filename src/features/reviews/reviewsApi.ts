import { listReviews } from '#contract/generated/cars/cars.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listReviews }),
});

export const { useListReviewsQuery } = reviewsApi;
