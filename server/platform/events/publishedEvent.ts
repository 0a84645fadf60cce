import { z } from 'zod';

/** What server processes tell each other: ids only, whoever is told asks the database for the rest. */
export const PublishedEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thread'), thread: z.number(), users: z.array(z.number()) }),
  z.object({ kind: z.literal('fleet'), users: z.array(z.number()) }),
  z.object({ kind: z.literal('session_ended'), session: z.number() }),
  z.object({ kind: z.literal('shown') }),
]);
export type PublishedEvent = z.infer<typeof PublishedEvent>;
