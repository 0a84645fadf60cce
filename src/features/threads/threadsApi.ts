import {
  getThread,
  listMessages,
  listThreads,
  markThreadSeen,
  openThread,
  sendMessage,
} from '#contract/generated/threads.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';
import { readThreadList } from './readThreadList.ts';

export const threadsApi = api
  .injectEndpoints({
    endpoints: (build) =>
      endpointsOf(build, { getThread, listMessages, listThreads, markThreadSeen, openThread, sendMessage }, inPlace),
  })
  .enhanceEndpoints({ endpoints: { listThreads: { transformResponse: readThreadList } } });
