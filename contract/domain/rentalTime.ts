/** Georgia is at UTC+4 all the year. */
const OFFSET = 4 * 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How late a car can be returned without another charged day. */
const GRACE_MINUTES = 59;

/** The time a bare date means. */
export const PICK_UP_TIME = '10:00';

/** Milliseconds since the Unix epoch, or the same as a date. */
type Instant = Date | number;

/** The instant of a local moment, null when the calendar or the clock has no such moment. */
export function instantOf(moment: string): Date | null {
  const [date = '', time = PICK_UP_TIME] = moment.split('T');
  const instant = new Date(Date.parse(`${date}T${time}:00Z`) - OFFSET);
  return !Number.isNaN(instant.getTime()) && localMomentOf(instant) === `${date}T${time}` ? instant : null;
}

/** The local moment of an instant, `YYYY-MM-DDTHH:mm`. */
export function localMomentOf(instant: Instant): string {
  return new Date(Number(instant) + OFFSET).toISOString().slice(0, 16);
}

/** The day in Georgia, `YYYY-MM-DD`. */
export function localDateOf(instant: Instant): string {
  return localMomentOf(instant).slice(0, 10);
}

/** The first instant of a day in Georgia. */
export function startOfDay(date: string): Date {
  return new Date(Date.parse(date) - OFFSET);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** A local moment or bare date so many days later, or earlier. */
export function shiftMoment(moment: string, days: number): string {
  return addDays(moment.slice(0, 10), days) + moment.slice(10);
}

/** The range of the same length right before, with which figures are compared. */
export function spanBefore({ from, to }: { readonly from: string; readonly to: string }) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The days charged: a started 24 hours is a day. */
export function countRentalDays({ from, to }: { readonly from: Instant; readonly to: Instant }): number {
  const minutes = Math.ceil((Number(to) - Number(from)) / MINUTE);
  return Math.max(1, Math.ceil((minutes - GRACE_MINUTES) / (24 * 60)));
}
