import { z } from 'zod';
import { call } from './call.ts';
import { Flag, Id, Success } from './values.ts';

/** `is_answer` 1: the last message is the owner's answer, so it is unread for the client while `is_seen` is 0. */
export const Thread = z.object({ is_seen: Flag, is_answer: Flag });
export type Thread = z.infer<typeof Thread>;

export const listThreads = call({
  method: 'GET',
  path: '/api/threads/list',
  access: 'user',
  summary: "Threads of the session's own owner or client.",
  query: z.object({ owner: Id.optional(), client: Id.optional(), api_token: z.string().optional() }),
  response: z.object({ status: Success, threads: z.array(Thread) }),
});
