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
  /** Days the car must be rented at least. */
  readonly minDays: number;
  readonly isTaken: (day: LocalDay) => boolean;
  /** Days on which no rental may begin or end; one may run over them. */
  readonly isClosed: (day: LocalDay) => boolean;
}

/** A first click starts, a later day that can be reached ends, anything else starts anew. */
export function selectDay(selection: DaySelection, day: LocalDay, rules: DayRules): DaySelection {
  const isEnd = selection.step === 'start' && day > selection.start && !hasTakenDay(selection.start, day, rules);
  return isEnd ? { step: 'done', start: selection.start, end: day } : { step: 'start', start: day };
}

/** A day that cannot be clicked now. Days behind a taken one stay free: they start anew. */
export function isBlocked(selection: DaySelection, day: LocalDay, rules: DayRules): boolean {
  if (day < rules.today || day > rules.last || rules.isClosed(day)) return true;
  if (selection.step !== 'start' || day <= selection.start) return rules.isTaken(day);
  if (day < addDays(selection.start, rules.minDays)) return true;
  return rules.isTaken(day) && hasTakenDay(selection.start, day, rules);
}

/** The car returns on the last day, so a day on which the next rental starts may end this one. */
function hasTakenDay(start: LocalDay, end: LocalDay, rules: DayRules): boolean {
  for (let day = start; day < end; day = addDays(day, 1)) {
    if (rules.isTaken(day)) return true;
  }
  return false;
}
