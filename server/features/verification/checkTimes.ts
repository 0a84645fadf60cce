import type { CheckTimes } from '#contract/calls/verification/verification.ts';
import type { Context } from '#server/context.ts';
import { createCache } from '#server/platform/createCache.ts';
import { listDecidedMinutes, listOpenMinutes } from './verificationRepository.ts';

const DAY = 86_400_000;
/** What was so longer ago says nothing about today. */
const RECENT = 30 * DAY;
/** Of fewer checks the figures would be those of single ones. */
const LEAST_CHECKS = 20;
const CACHED = 10 * 60_000;

/**
 * How long half and how long nine out of ten checks take; null where too few are known, as nothing is promised then.
 * A check that is still open and has waited longer than nine out of ten took counts with its wait: when nobody checks
 * any more, the figures of better days are not repeated.
 */
export function checkTimesOf(decided: readonly number[], open: readonly number[]): CheckTimes | null {
  if (decided.length < LEAST_CHECKS) return null;
  const usual = shareOf(decided, 0.9);
  const known = [...decided, ...open.filter((minutes) => minutes > usual)];
  return { half_minutes: shareOf(known, 0.5), most_minutes: shareOf(known, 0.9) };
}

/** So many minutes cover this share of them; a minute at least. */
function shareOf(minutes: readonly number[], share: number): number {
  const sorted = minutes.toSorted((one, other) => one - other);
  return Math.max(1, sorted[Math.ceil(share * sorted.length) - 1] ?? 1);
}

/** Reads them from the newest checks, every ten minutes at most. */
export function readCheckTimes({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<CheckTimes | null> {
  const cached = createCache<CheckTimes | null>(clock, CACHED);
  return () =>
    cached('', async () => {
      const now = clock();
      const decided = await listDecidedMinutes(db, new Date(now.getTime() - RECENT));
      return checkTimesOf(decided, await listOpenMinutes(db, now));
    });
}
