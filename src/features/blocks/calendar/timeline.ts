import { addDays, utcOf } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';

/** Days are counted from the first one of the timeline, a Monday. */
export interface Timeline {
  readonly first: LocalDay;
  readonly weeks: number;
}

/** Days that are in the page. */
export interface ShownDays {
  /** Of the timeline. */
  readonly first: number;
  readonly count: number;
}

const DAY = 24 * 60 * 60_000;
/** As far back as anybody looks, and as far ahead as anybody can block. */
const WEEKS_BACK = 53;
const WEEKS_AHEAD = 106;

export function timelineAround(today: LocalDay): Timeline {
  // Sunday is 0 for JavaScript and the last day of a week for everybody else.
  const sinceMonday = (utcOf(today).getUTCDay() + 6) % 7;
  return { first: addDays(today, -sinceMonday - 7 * WEEKS_BACK), weeks: WEEKS_BACK + WEEKS_AHEAD };
}

export const countDays = ({ weeks }: Timeline): number => weeks * 7;

export const dayAt = ({ first }: Timeline, index: number): LocalDay => addDays(first, index);

export const indexOfDay = ({ first }: Timeline, day: LocalDay): number =>
  Math.round((utcOf(day).getTime() - utcOf(first).getTime()) / DAY);

/** Where a local moment lies, in days and parts of a day. */
export const placeOf = ({ first }: Timeline, moment: string): number =>
  (Date.parse(`${moment}:00Z`) - utcOf(first).getTime()) / DAY;

/** The day under a pixel, counted from where the days begin; outside of them the nearest one. */
export function indexAtPixel(timeline: Timeline, x: number, dayWidth: number): number {
  return Math.min(countDays(timeline) - 1, Math.max(0, Math.floor(x / dayWidth)));
}
