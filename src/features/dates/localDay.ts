import { localDateOf, localMomentOf } from '#contract/domain/rentalTime.ts';

/** A day in Georgia, `YYYY-MM-DD`. Compares as text, without a time zone. */
export type LocalDay = string;

export const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** The day in Georgia at a server time, ms since the Unix epoch. */
export const todayInTbilisi = (now: number): LocalDay => localDateOf(now);

/** The time in Georgia, `HH:mm`. */
export const timeInTbilisi = (now: number): string => localMomentOf(now).slice(11);

/** Midnight UTC of the day: only for arithmetic and for `Intl` with `timeZone: 'UTC'`. */
export function utcOf(day: LocalDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** False for days that do not exist, such as 30 February. */
export function isLocalDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utcOf(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(day: LocalDay, count: number): LocalDay {
  return new Date(utcOf(day).getTime() + count * millisecondsOfDay).toISOString().slice(0, 10);
}

/** The calendar uses the browser's local days: the same date at noon, which no clock change can shift. */
export function toCalendarDate(day: LocalDay): Date {
  const date = utcOf(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
}

export function fromCalendarDate(date: Date): LocalDay {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
