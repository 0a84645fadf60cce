import type { ResponseOf } from '#contract/call.ts';
import type { listCarReviews as ReviewsCall } from '#contract/calls/cars/carPage.ts';
import { askCar } from '#contract/generated/cars/answers.ts';
import { getCalendar, listCarReviews, listSimilar } from '#contract/generated/cars/carPage.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf, pagesOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';
import type { ArgOf } from '#src/shared/api/requestOf.ts';

type CarReviewsArg = Pick<ArgOf<typeof ReviewsCall>, 'params'>;

export const carPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { getCalendar, listSimilar, askCar }, inPlace),
    listCarReviews: build.infiniteQuery<ResponseOf<typeof ReviewsCall>, CarReviewsArg, string | null>(
      pagesOf(listCarReviews, (arg: CarReviewsArg) => arg),
    ),
  }),
});

export const { useGetCalendarQuery, useListSimilarQuery, useListCarReviewsInfiniteQuery } = carPageApi;
