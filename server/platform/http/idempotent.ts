import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Idempotency } from '#contract/call.ts';
import type { Context } from '#server/context.ts';
import { findAnswer, storeAnswer, lockKey } from '#server/platform/db/idempotencyRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from './apiError.ts';

export const RETENTION_MS = 24 * 3_600_000;
const HEADER = 'idempotency-key';

/** The schema's error for a missing key: its text names the header. */
export const KEY_NEEDED = 'keyNeeded';
const Key = z.string(KEY_NEEDED).min(1, KEY_NEEDED).max(200);

/** The headers of a call by its declaration of the key, for the check and for the documentation. */
export const keyHeaders = {
  none: {},
  // An empty one is none.
  optional: { headers: z.looseObject({ [HEADER]: Key.or(z.literal('')).optional() }) },
  required: { headers: z.looseObject({ [HEADER]: Key }) },
} satisfies Record<Idempotency, object>;

/** One write as its sender names it. */
export interface Attempt {
  readonly userId: number;
  readonly key: string | null;
  /** The request: the same key must not be used for another one. */
  readonly content: string;
}

/** Of a request whose headers were checked. */
export function attemptOf({ headers, method, url, body }: FastifyRequest, userId: number): Attempt {
  const key = headers[HEADER]?.toString();
  return {
    userId,
    key: key === undefined || key === '' ? null : key,
    content: JSON.stringify([method, url, body ?? null]),
  };
}

/**
 * Does the work once for a key and gives the same answer for a day. The answer is stored by the transaction that does the
 * work, so neither exists without the other. A try that was refused changed nothing and may be repeated with its key.
 */
export async function onceForKey<Answer>(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<Database>,
  { userId, key, content }: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work();
  if (!(await lockKey(transaction, userId, key))) throw new ApiError(409, 'IN_PROGRESS', { 'retry-after': '1' });
  const hash = createHash('sha256').update(content).digest();
  const now = clock();
  const stored = await findAnswer(transaction, userId, key, new Date(now.getTime() - RETENTION_MS));
  if (stored !== undefined) {
    if (!stored.request_hash.equals(hash)) throw new FieldError({ 'idempotency-key': 'keyReused' });
    // Written below from an answer of this very type.
    return JSON.parse(stored.answer) as Answer;
  }
  const answer = await work();
  await storeAnswer(transaction, {
    user_id: userId,
    key,
    request_hash: hash,
    answer: JSON.stringify(answer),
    created_at: now,
  });
  return answer;
}
