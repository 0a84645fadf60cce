import { z } from 'zod';
import { call } from '../call.ts';

/**
 * Live events, as `text/event-stream`: `thread` with `{"thread_id": 12}` when something happened in a thread, `fleet` when orders or
 * blocks of the owner's cars changed, `catch_up` when events may have been missed, so that lists have to be requested anew. Data are ids only. A stream ends with its session.
 */
export const streamEvents = call({
  method: 'GET',
  path: '/api/events',
  access: 'user',
  summary: 'Live events as server-sent events: `thread` {thread_id}, `fleet`, `catch_up`.',
  response: z.unknown(),
});
