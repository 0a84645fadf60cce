import type { HoursSpan } from '#contract/domain/openingHours.ts';
import type { LocalDay } from './localDay.ts';
import { timeInTbilisi, todayInTbilisi } from './localDay.ts';
import { defaultTime, halfHours } from './rentalRange.ts';

/** Hours for pick-up and return on a day; null when closed, undefined when unknown. */
export type HoursOf = (day: LocalDay) => HoursSpan | null | undefined;

/** Times at which a rental can start or end on the day: opening hours, and today only future ones. */
export function timesOn(day: LocalDay | null, now: number, hoursOf?: HoursOf): readonly string[] {
  const hours = day === null ? undefined : hoursOf?.(day);
  if (hours === null) return [];
  const times = hours ? timesWithin(hours) : halfHours;
  return day === todayInTbilisi(now) ? times.filter((time) => time > timeInTbilisi(now)) : times;
}

/** The half hours in between, and the ends themselves. */
function timesWithin({ from, to }: HoursSpan): readonly string[] {
  const times = halfHours.filter((time) => from < time && time < to);
  return [from, ...times, ...(to === '24:00' ? [] : [to])];
}

/** The requested time if the day has it, else the next one. */
export function nearestTime(day: LocalDay, wanted: string, now: number, hoursOf?: HoursOf): string {
  const times = timesOn(day, now, hoursOf);
  return times.find((time) => time >= wanted) ?? times.at(-1) ?? defaultTime;
}
