import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import { findAnswer, keepAnswer, lockKey } from '#server/db/idempotencyRepository.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError, FieldError } from './apiError.ts';

export const KEPT_MS = 24 * 3_600_000;
const LONGEST_KEY = 200;

/** One write as its sender names it. */
export interface Attempt {
  readonly userId: number;
  readonly key: string | null;
  /** What is asked for: the same key must not be used for something else. */
  readonly content: string;
}

export function readAttempt(request: FastifyRequest, userId: number): Attempt {
  const header = request.headers['idempotency-key'];
  if (Array.isArray(header) || (header ?? '').length > LONGEST_KEY)
    throw new FieldError({ 'idempotency-key': 'invalid' });
  const key = header === undefined || header === '' ? null : header;
  return { userId, key, content: JSON.stringify([request.method, request.url, request.body ?? null]) };
}

/** Of a write that costs money or dates: without a key a second try could do it twice, so it is refused. */
export function requireAttempt(request: FastifyRequest, userId: number): Attempt {
  const attempt = readAttempt(request, userId);
  if (attempt.key === null) throw new FieldError({ 'idempotency-key': 'keyNeeded' });
  return attempt;
}

/**
 * Does the work once for a key and gives the same answer for a day. The answer is kept by the transaction that does the
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
  const kept = await findAnswer(transaction, userId, key, new Date(now.getTime() - KEPT_MS));
  if (kept !== undefined) {
    if (!kept.request_hash.equals(hash)) throw new FieldError({ 'idempotency-key': 'keyReused' });
    // Written below from an answer of this very type.
    return JSON.parse(kept.answer) as Answer;
  }
  const answer = await work();
  await keepAnswer(transaction, {
    user_id: userId,
    key,
    request_hash: hash,
    answer: JSON.stringify(answer),
    created_at: now,
  });
  return answer;
}
