import * as traces from '#contract/generated/traces.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const tracesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, traces, inPlace),
});

export const { useListTracesQuery } = tracesApi;
