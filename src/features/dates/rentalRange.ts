import { countRentalDays, instantOf, PICK_UP_TIME } from '#contract/domain/rentalTime.ts';
import type { LocalDay } from './localDay.ts';
import { addDays, isLocalDay, timeInTbilisi, todayInTbilisi } from './localDay.ts';

/** A moment of a rental in Georgian local time, `YYYY-MM-DDTHH:mm`. Only the server converts it to an instant. */
export type RentalMoment = string;

export interface RentalRange {
  readonly from: RentalMoment;
  readonly to: RentalMoment;
}

/** The time of a bare date, as on the server. */
export const defaultTime = PICK_UP_TIME;

export function dayOf(moment: RentalMoment): LocalDay {
  return moment.slice(0, 10);
}

export function timeOf(moment: RentalMoment): string {
  return moment.slice(11, 16) || defaultTime;
}

export function momentOf(day: LocalDay, time: string): RentalMoment {
  return `${day}T${time}`;
}

/** The moment with an explicit time, or null for invalid text. */
export function parseMoment(text: string): RentalMoment | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text);
  if (!match?.[1] || !isLocalDay(match[1])) return null;
  return momentOf(match[1], match[2] ?? defaultTime);
}

/** The range of two texts, or null if they are invalid or the end is not after the start. */
export function parseRange(from: string | null | undefined, to: string | null | undefined): RentalRange | null {
  const start = parseMoment(from ?? '');
  const end = parseMoment(to ?? '');
  return start && end && start < end ? { from: start, to: end } : null;
}

/** Whether the start has passed in Georgian local time. */
export function isPast(range: RentalRange, now: number): boolean {
  return range.from < momentOf(todayInTbilisi(now), timeInTbilisi(now));
}

/** Whether the server accepts the dates: in the future, at most a year long and at most two years ahead. */
export function isRentable(range: RentalRange, now: number): boolean {
  const start = dayOf(range.from);
  const last = [addDays(start, 365), addDays(todayInTbilisi(now), 730)].toSorted()[0] ?? start;
  return !isPast(range, now) && dayOf(range.to) <= last;
}

/** Days charged; one for an invalid range. */
export function rentalDays({ from, to }: RentalRange): number {
  const [start, end] = [instantOf(from), instantOf(to)];
  return start && end ? countRentalDays({ from: start, to: end }) : 1;
}

/** Every half hour of a day, `HH:mm`. */
export const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);
