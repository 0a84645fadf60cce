import { understandSearch } from '#contract/generated/cars/search.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const sentenceApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { understandSearch }, inPlace),
});

export const { useUnderstandSearchMutation } = sentenceApi;
