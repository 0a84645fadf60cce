import { addDays } from './rentalTime.ts';

/** From one time of a day to another, `HH:mm`; both are still open. The end of a day is `24:00`. */
export interface HoursSpan {
  readonly from: string;
  readonly to: string;
}

/** When cars are handed over and returned at a branch. */
export interface OpeningHours {
  /** By ISO weekday, Monday 1. A weekday without hours is closed; without any hours every day is open all day. */
  readonly hours: readonly (HoursSpan & { readonly weekday: number })[];
  /** An exception overrides its weekday; without times it is closed. */
  readonly exceptions: readonly { readonly date: string; readonly from: string | null; readonly to: string | null }[];
}

export const WHOLE_DAY: HoursSpan = { from: '00:00', to: '24:00' };

/** How many days around a closed moment are searched for an open one. */
const FURTHEST_DAYS = 60;
const MINUTE = 60_000;

/** When a date is open; null when it is closed. */
export function hoursOn({ hours, exceptions }: OpeningHours, date: string): HoursSpan | null {
  const exception = exceptions.find((day) => day.date === date);
  if (exception) {
    const { from, to } = exception;
    return from === null || to === null ? null : { from, to };
  }
  if (hours.length === 0) return WHOLE_DAY;
  const weekday = new Date(date).getUTCDay() || 7;
  const ofWeekday = hours.find((day) => day.weekday === weekday);
  return ofWeekday ? { from: ofWeekday.from, to: ofWeekday.to } : null;
}

/** Whether a car can be handed over or returned at a local moment, `YYYY-MM-DDTHH:mm`. */
export function isOpenAt(opening: OpeningHours, moment: string): boolean {
  const [date = '', time = ''] = moment.split('T');
  const span = hoursOn(opening, date);
  return span !== null && span.from <= time && time <= span.to;
}

/** The nearest open moment that is not before `earliest`; null when there is none for two months. */
export function nearestOpen(opening: OpeningHours, moment: string, earliest: string): string | null {
  const [date = ''] = moment.split('T');
  const found = Array.from({ length: 2 * FURTHEST_DAYS + 1 }, (_, index) => addDays(date, index - FURTHEST_DAYS))
    .flatMap((day) => nearestOn(opening, day, moment, earliest))
    .map((candidate) => ({ candidate, distance: Math.abs(minuteOf(candidate) - minuteOf(moment)) }))
    .sort((a, b) => a.distance - b.distance);
  return found[0]?.candidate ?? null;
}

/** The nearest open moment of one day; none when it is closed, or over before `earliest`. */
function nearestOn(opening: OpeningHours, date: string, moment: string, earliest: string): string[] {
  const span = hoursOn(opening, date);
  if (span === null) return [];
  // The last moment of a day that never closes is a minute before the next one.
  const last = `${date}T${span.to === WHOLE_DAY.to ? '23:59' : span.to}`;
  const first = latest(`${date}T${span.from}`, earliest);
  if (first > last) return [];
  return [moment < first ? first : moment > last ? last : moment];
}

const latest = (a: string, b: string): string => (a > b ? a : b);
const minuteOf = (moment: string): number => Date.parse(`${moment}:00Z`) / MINUTE;
