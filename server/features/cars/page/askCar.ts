import { type Answered, type Asked, askTerms } from '#contract/domain/terms/askTerms.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { findTerms } from './carRepository.ts';

const ASKED_A_MINUTE = 60;

/** Answers from the terms of a car that can be rented; the question is not stored. */
export async function askCar(context: Context, id: number, asked: Asked, ip: string): Promise<Answered> {
  await limitRate(context, { key: `answers:${networkOf(ip)}`, limit: ASKED_A_MINUTE, windowSeconds: 60 });
  const terms = await findTerms(context.pool, id);
  if (terms === null) throw new ApiError(404, 'NOT_FOUND');
  return askTerms(terms, asked);
}
