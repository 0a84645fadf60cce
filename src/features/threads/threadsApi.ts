import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/threads.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import { readThreadList } from './readThreadList.ts';

export const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listThreads: build.query<ResponseOf<typeof calls.listThreads>, ArgOf<typeof calls.listThreads>>({
      ...requestOf(calls.listThreads),
      transformResponse: readThreadList,
    }),
    getThread: build.query<ResponseOf<typeof calls.getThread>, ArgOf<typeof calls.getThread>>(
      requestOf(calls.getThread),
    ),
    openThread: build.mutation<ResponseOf<typeof calls.openThread>, ArgOf<typeof calls.openThread>>({
      ...requestOf(calls.openThread),
      ...inPlace,
    }),
    listMessages: build.query<ResponseOf<typeof calls.listMessages>, ArgOf<typeof calls.listMessages>>(
      requestOf(calls.listMessages),
    ),
    sendMessage: build.mutation<ResponseOf<typeof calls.sendMessage>, ArgOf<typeof calls.sendMessage>>({
      ...requestOf(calls.sendMessage),
      ...inPlace,
    }),
    markThreadSeen: build.mutation<ResponseOf<typeof calls.markThreadSeen>, ArgOf<typeof calls.markThreadSeen>>({
      ...requestOf(calls.markThreadSeen),
      ...inPlace,
    }),
  }),
});
