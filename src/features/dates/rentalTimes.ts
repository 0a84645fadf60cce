import type { HoursSpan } from '#contract/domain/openingHours.ts';
import type { LocalDay } from './localDay.ts';
import { timeInTbilisi, todayInTbilisi } from './localDay.ts';
import { defaultTime, halfHours } from './rentalRange.ts';

/** When a car can be picked up and returned on a day; null when not at all, undefined where nobody has said so. */
export type HoursOf = (day: LocalDay) => HoursSpan | null | undefined;

/** Times a rental may start or end at on the day: while it is open, and today only those still to come. */
export function timesOn(day: LocalDay | null, now: number, hoursOf?: HoursOf): readonly string[] {
  const hours = day === null ? undefined : hoursOf?.(day);
  if (hours === null) return [];
  const times = hours ? timesWithin(hours) : halfHours;
  return day === todayInTbilisi(now) ? times.filter((time) => time > timeInTbilisi(now)) : times;
}

/** The half hours between, and the ends themselves. */
function timesWithin({ from, to }: HoursSpan): readonly string[] {
  const times = halfHours.filter((time) => from < time && time < to);
  return [from, ...times, ...(to === '24:00' ? [] : [to])];
}

/** The wanted time where the day still has it, else the next one it has. */
export function nearestTime(day: LocalDay, wanted: string, now: number, hoursOf?: HoursOf): string {
  const times = timesOn(day, now, hoursOf);
  return times.find((time) => time >= wanted) ?? times.at(-1) ?? defaultTime;
}
