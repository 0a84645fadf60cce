import * as calls from '#contract/blocks.ts';
import type { ResponseOf } from '#contract/call.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

/** What is blocked or freed is so for everybody who looks for a car. */
const changes = { ...inPlace, invalidatesTags: ['Availability'] as const };

export const blocksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFleetCalendar: build.query<ResponseOf<typeof calls.getFleetCalendar>, ArgOf<typeof calls.getFleetCalendar>>({
      ...requestOf(calls.getFleetCalendar),
      providesTags: ['Availability', 'Order'],
    }),
    listCarBlocks: build.query<ResponseOf<typeof calls.listCarBlocks>, ArgOf<typeof calls.listCarBlocks>>({
      ...requestOf(calls.listCarBlocks),
      providesTags: ['Availability', 'Order'],
    }),
    createBlock: build.mutation<ResponseOf<typeof calls.createBlock>, ArgOf<typeof calls.createBlock>>({
      ...requestOf(calls.createBlock),
      ...changes,
    }),
    updateBlock: build.mutation<ResponseOf<typeof calls.updateBlock>, ArgOf<typeof calls.updateBlock>>({
      ...requestOf(calls.updateBlock),
      ...changes,
    }),
    deleteBlock: build.mutation<ResponseOf<typeof calls.deleteBlock>, ArgOf<typeof calls.deleteBlock>>({
      ...requestOf(calls.deleteBlock),
      ...changes,
    }),
  }),
});
