import type { ResponseOf } from '#contract/call.ts';
import * as statistics from '#contract/generated/statistics.ts';
import type * as calls from '#contract/calls/statistics.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export type Statistics = ResponseOf<typeof calls.getStatistics>;

export const statisticsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, statistics),
});

export const { useGetStatisticsQuery } = statisticsApi;
