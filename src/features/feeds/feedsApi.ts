import * as feeds from '#contract/generated/feeds.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const feedsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, feeds, inPlace),
});

export const { useListFeedsQuery, useRefreshFeedMutation, useRemoveFeedMutation } = feedsApi;
