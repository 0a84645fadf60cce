import * as savedSearches from '#contract/generated/savedSearches/savedSearches.ts';
import * as waiting from '#contract/generated/savedSearches/waiting.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const savedSearchesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { ...savedSearches, ...waiting }, inPlace),
});

export const {
  useListSavedSearchesQuery,
  useChangeSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useWaitForCarMutation,
  useStopWaitingForCarMutation,
} = savedSearchesApi;
