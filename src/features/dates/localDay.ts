import { localDateOf, localMomentOf } from '#contract/domain/rentalTime.ts';

/** A day in Georgia, `YYYY-MM-DD`. Compares as text; no time zone is involved. */
export type LocalDay = string;

export const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** The day in Georgia at a time of the server, ms since the Unix epoch. */
export const todayInTbilisi = (now: number): LocalDay => localDateOf(now);

/** The time in Georgia, `HH:mm`. */
export const timeInTbilisi = (now: number): string => localMomentOf(now).slice(11);

/** Midnight UTC of the day: only for arithmetic and for `Intl` with `timeZone: 'UTC'`. */
export function utcOf(day: LocalDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** True for a day the calendar has: 30 February is none. */
export function isLocalDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utcOf(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(day: LocalDay, count: number): LocalDay {
  return new Date(utcOf(day).getTime() + count * millisecondsOfDay).toISOString().slice(0, 10);
}

/** The calendar counts in the browser's own days: the same year, month and day, at noon so that no clock change moves it. */
export function toCalendarDate(day: LocalDay): Date {
  const date = utcOf(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
}

export function fromCalendarDate(date: Date): LocalDay {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
