import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/statistics.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export type Statistics = ResponseOf<typeof calls.getStatistics>;

export const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<Statistics, ArgOf<typeof calls.getStatistics>>({
      ...requestOf(calls.getStatistics),
      providesTags: ['Availability', 'Order'],
    }),
  }),
});

export const { useGetStatisticsQuery } = statisticsApi;
