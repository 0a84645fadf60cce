import { addDays, localDateOf, localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 6;

/** The day in Georgia, `YYYY-MM-DD`. */
export const dayOfMoment = (at: string): string => localDateOf(Date.parse(at));
/** 14:31 */
export const timeOfMoment = (at: string): string => localMomentOf(Date.parse(at)).slice(11);

interface Around {
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  readonly language: Language;
}

/** When a thread was last written in: 14:31, Sun, 21 Apr, 21 Apr 2025. */
export function shortMoment(at: string, { now, language }: Around): string {
  const day = dayOfMoment(at);
  const today = localDateOf(now);
  if (day === today) return timeOfMoment(at);
  if (now - Date.parse(at) < WEEK_DAYS * DAY_MS) return formatDay(day, language, 'weekdayShort');
  return formatDay(day, language, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'medium');
}

/** The heading between the messages of two days; `today` and `yesterday` are texts of the screen. */
export function dayTitle(day: string, { now, language }: Around): 'today' | 'yesterday' | { readonly text: string } {
  if (day === localDateOf(now)) return 'today';
  if (day === addDays(localDateOf(now), -1)) return 'yesterday';
  return { text: formatDay(day, language, 'full') };
}

/** A moment of a rental, which is local already: Fri, 22 May, 10:00. */
export const rentalMoment = (moment: string, language: Language): string =>
  `${formatDay(moment.slice(0, 10), language, 'weekday')}, ${moment.slice(11, 16)}`;
