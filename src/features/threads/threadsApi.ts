import type { ResponseOf } from '#contract/call.ts';
import { listThreads } from '#contract/threads.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listThreads: build.query<ResponseOf<typeof listThreads>, ArgOf<typeof listThreads>>(requestOf(listThreads)),
  }),
});
