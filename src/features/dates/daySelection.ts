import type { LocalDay } from './localDay.ts';
import { addDays } from './localDay.ts';

/** Days picked in the calendar so far. */
export type DaySelection =
  | { readonly step: 'empty' }
  | { readonly step: 'start'; readonly start: LocalDay }
  | { readonly step: 'done'; readonly start: LocalDay; readonly end: LocalDay };

export interface DayRules {
  readonly today: LocalDay;
  /** Last day that can be chosen. */
  readonly last: LocalDay;
  /** Minimum rental in days. */
  readonly minDays: number;
  readonly isTaken: (day: LocalDay) => boolean;
  /** Days on which no rental can begin or end, but which can lie within one. */
  readonly isClosed: (day: LocalDay) => boolean;
}

/** A first click starts, a later reachable day ends, anything else starts over. */
export function selectDay(selection: DaySelection, day: LocalDay, rules: DayRules): DaySelection {
  const isEnd = selection.step === 'start' && day > selection.start && !hasBookedDay(selection.start, day, rules);
  return isEnd ? { step: 'done', start: selection.start, end: day } : { step: 'start', start: day };
}

/** A day that cannot be clicked now. Days after a booked one can: they start over. */
export function isBlocked(selection: DaySelection, day: LocalDay, rules: DayRules): boolean {
  if (day < rules.today || day > rules.last || rules.isClosed(day)) return true;
  if (selection.step !== 'start' || day <= selection.start) return rules.isTaken(day);
  if (day < addDays(selection.start, rules.minDays)) return true;
  return rules.isTaken(day) && hasBookedDay(selection.start, day, rules);
}

/** The car returns on the last day, so a day on which the next rental starts can end this one. */
function hasBookedDay(start: LocalDay, end: LocalDay, rules: DayRules): boolean {
  for (let day = start; day < end; day = addDays(day, 1)) {
    if (rules.isTaken(day)) return true;
  }
  return false;
}
