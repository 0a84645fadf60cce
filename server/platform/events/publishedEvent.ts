import { z } from 'zod';

/** Events between server processes: ids only, receivers read the rest from the database. */
export const PublishedEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thread'), thread: z.number(), users: z.array(z.number()) }),
  z.object({ kind: z.literal('fleet'), users: z.array(z.number()) }),
  z.object({ kind: z.literal('saved_searches'), users: z.array(z.number()) }),
  /** Or is somebody else's from now on: its streams end. */
  z.object({ kind: z.literal('session_ended'), session: z.number() }),
  z.object({ kind: z.literal('shown') }),
]);
export type PublishedEvent = z.infer<typeof PublishedEvent>;
