import { timeInTbilisi, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { momentOf } from '#src/features/dates/rentalRange.ts';

/** Whether a rental that begins then could still be ordered; `now` is the server's time, ms since the Unix epoch. */
export const isStillAhead = (from: string, now: number): boolean =>
  from > momentOf(todayInTbilisi(now), timeInTbilisi(now));
