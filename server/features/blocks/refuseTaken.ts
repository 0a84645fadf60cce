import type { Kysely } from 'kysely';
import { localDateOf, localMomentOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findNearestShift, findTaker, type WantedSpan } from './takenRepository.ts';

const DAY = 24 * 3_600_000;

/** Refuses unavailable days, with what occupies them and the nearest free days of the same length. */
export async function refuseTaken(db: Kysely<Database>, wanted: WantedSpan, now: Date): Promise<void> {
  const taker = await findTaker(db, wanted);
  if (taker === undefined) return;
  const shift = await findNearestShift(db, wanted, startOfDay(localDateOf(now)));
  const shifted = (end: Date, days: number) => localMomentOf(end.getTime() + days * DAY);
  throw new ApiError(
    409,
    'CAR_TAKEN',
    {},
    {
      taken_by: { ...taker, from: localMomentOf(taker.from), to: localMomentOf(taker.to) },
      free_dates: shift === null ? [] : [{ from: shifted(wanted.from, shift), to: shifted(wanted.to, shift) }],
    },
  );
}
