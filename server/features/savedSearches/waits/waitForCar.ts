import type { z } from 'zod';
import type { waitForCar as waitCall } from '#contract/calls/savedSearches/waiting.ts';
import type { Context } from '#server/context.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { type RentalDates, requireRentalDates } from '#server/features/rental/rentalDates.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { deleteWaits, insertWait } from './waitRepository.ts';

type Dates = z.output<(typeof waitCall)['body']>;

function readMoments({ from, to }: Dates): RentalDates {
  const moments = { from: instantOf(from), to: instantOf(to) };
  if (moments.from === null || moments.to === null)
    throw new FieldError({ [moments.from === null ? 'from' : 'to']: 'dateInvalid' });
  return { from: moments.from, to: moments.to };
}

/** Each may make a mail. */
const WAITS_AN_HOUR = 60;

/** Remembers who waits for which dates. Those that are free already are told of at once. */
export async function waitForCar(context: Context, userId: number, carId: number, dates: Dates): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  await limitRate(context, { key: `waits:${userId}`, limit: WAITS_AN_HOUR, windowSeconds: 3600 });
  const outcome = await db
    .transaction()
    .execute((transaction) => insertWait(transaction, userId, carId, requireRentalDates(dates, now), now));
  if (outcome === 'no car') throw new ApiError(404, 'NOT_FOUND');
  if (outcome === 'no room') throw new FieldError({ from: 'tooManyWaits' });
}

/** Also for dates that have begun meanwhile. */
export async function stopWaiting(
  { db }: Pick<Context, 'db'>,
  userId: number,
  carId: number,
  dates: Dates | undefined,
): Promise<void> {
  await deleteWaits(db, userId, carId, dates === undefined ? null : readMoments(dates));
}
