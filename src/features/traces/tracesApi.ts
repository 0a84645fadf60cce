import * as traces from '#contract/generated/traces.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const tracesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, traces, inPlace),
});

export const { useListTracesQuery } = tracesApi;
