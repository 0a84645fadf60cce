import { addDays, utcOf } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';

/** Days are indexed from the first one, a Monday. */
export interface Timeline {
  readonly first: LocalDay;
  readonly weeks: number;
}

/** Days that are rendered. */
export interface ShownDays {
  /** Index in the timeline. */
  readonly first: number;
  readonly count: number;
}

const DAY = 24 * 60 * 60_000;
/** A year back, and as far ahead as the server accepts blocks. */
const WEEKS_BACK = 53;
const WEEKS_AHEAD = 106;

export function timelineAround(today: LocalDay): Timeline {
  // Sunday is 0 in JavaScript; weeks here begin on Monday.
  const sinceMonday = (utcOf(today).getUTCDay() + 6) % 7;
  return { first: addDays(today, -sinceMonday - 7 * WEEKS_BACK), weeks: WEEKS_BACK + WEEKS_AHEAD };
}

export const countDays = ({ weeks }: Timeline): number => weeks * 7;

export const dayAt = ({ first }: Timeline, index: number): LocalDay => addDays(first, index);

export const indexOfDay = ({ first }: Timeline, day: LocalDay): number =>
  Math.round((utcOf(day).getTime() - utcOf(first).getTime()) / DAY);

/** Offset of a local moment in days, with a fraction. */
export const dayOffsetOf = ({ first }: Timeline, moment: string): number =>
  (Date.parse(`${moment}:00Z`) - utcOf(first).getTime()) / DAY;

/** The day under a pixel, counted from the first day; the nearest one outside. */
export function indexAtPixel(timeline: Timeline, x: number, dayWidth: number): number {
  return Math.min(countDays(timeline) - 1, Math.max(0, Math.floor(x / dayWidth)));
}
