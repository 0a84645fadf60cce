import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { addJob, type JobOptions } from './jobRepository.ts';

/** Work that happens later, in any process, again when it fails, also when the server was down meanwhile. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  /** When it runs by itself, as in crontab(5), in UTC. */
  readonly cron?: string;
  /** Nobody waits for it at a screen: a runner of its own does it, so that it never holds up a code or a payment. */
  readonly isBackground?: true;
  run(payload: z.output<Payload>, context: Context): Promise<void>;
}

export function job<Payload extends z.ZodType>(options: Job<Payload>): Job<Payload> {
  return options;
}

/** Queues a job inside the caller's transaction: it exists exactly when what caused it does. */
export async function queueJob<Payload extends z.ZodType>(
  db: Kysely<Database>,
  { name }: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: z.input<Payload>,
  options: JobOptions = {},
): Promise<void> {
  await addJob(db, name, JSON.stringify(payload), options);
}
