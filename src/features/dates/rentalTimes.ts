import type { LocalDay } from './localDay.ts';
import { timeInTbilisi, todayInTbilisi } from './localDay.ts';
import { defaultTime, halfHours } from './rentalRange.ts';

/** Times a rental may start or end at on the day: today only those still to come. */
export function timesOn(day: LocalDay | null, now: number): readonly string[] {
  if (day !== todayInTbilisi(now)) return halfHours;
  return halfHours.filter((time) => time > timeInTbilisi(now));
}

/** The wanted time where the day still has it, else the next one it has. */
export function nearestTime(day: LocalDay, wanted: string, now: number): string {
  return timesOn(day, now).find((time) => time >= wanted) ?? timesOn(day, now).at(-1) ?? defaultTime;
}
