import { addDays } from '../rentalTime.ts';

/** A day as it was named: some of the fields. */
export interface NamedDay {
  readonly date?: string;
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  readonly weekday?: number;
  readonly isThis?: boolean;
  readonly isNext?: boolean;
}

const two = (number: number): string => String(number).padStart(2, '0');
const dateOf = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;
const isDate = (date: string): boolean => {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
};
/** Monday is 1. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The date of a named day: the first one from `base` on, which of a range is its beginning; null where there is none. */
export function resolveDay(named: NamedDay, base: string, isEnd: boolean): string | null {
  if (named.date !== undefined) return named.date;
  if (named.weekday !== undefined) return resolveWeekday(named, named.weekday, base, isEnd);
  if (named.day === undefined) return null;
  const [year = 0, month = 1] = base.split('-').map(Number);
  const firstFrom = (candidates: readonly string[]): string | null =>
    candidates.find((date) => isDate(date) && date >= base) ?? null;
  if (named.month !== undefined && named.year !== undefined) {
    const date = dateOf(named.year, named.month, named.day);
    return isDate(date) ? date : null;
  }
  if (named.month !== undefined) {
    const { month: inMonth, day } = named;
    return firstFrom(Array.from({ length: 9 }, (_, index) => dateOf(year + index, inMonth, day)));
  }
  const { day } = named;
  return firstFrom(
    Array.from({ length: 4 }, (_, index) => month - 1 + index).map((index) =>
      dateOf(year + Math.floor(index / 12), (index % 12) + 1, day),
    ),
  );
}

function resolveWeekday({ isNext, isThis }: NamedDay, weekday: number, base: string, isEnd: boolean): string {
  const today = weekdayOf(base);
  if (isNext === true && !isEnd) return addDays(base, 7 - today + weekday);
  const ahead = (weekday - today + 7) % 7;
  // Who says a weekday means one that is to come: of today they say "today".
  return addDays(base, ahead === 0 && isThis !== true ? 7 : ahead);
}

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Its last day is the day of return. */
export function spanOf(what: 'weekend' | 'week' | 'month', isNext: boolean, today: string): Span {
  const weekday = weekdayOf(today);
  if (what === 'weekend') {
    const saturday = addDays(today, 6 - weekday + (isNext ? 7 : 0));
    return saturday < today ? { from: today, to: addDays(today, 1) } : { from: saturday, to: addDays(saturday, 1) };
  }
  if (what === 'week') {
    const sunday = addDays(today, 7 - weekday);
    if (isNext) return { from: addDays(sunday, 1), to: addDays(sunday, 7) };
    return { from: today, to: sunday === today ? addDays(today, 1) : sunday };
  }
  const [year = 0, month = 1] = today.split('-').map(Number);
  return monthSpan(isNext && month === 12 ? year + 1 : year, isNext ? (month % 12) + 1 : month, today);
}

export function monthSpan(year: number, month: number, today: string): Span {
  const first = dateOf(year, month, 1);
  const last = addDays(month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1), -1);
  const from = first < today ? today : first;
  return { from, to: last > from ? last : addDays(from, 1) };
}

/** The feast that is next, from its eve on. */
export function holidaySpan(code: string, today: string, named: number | null): Span {
  const [month, day, days] = code === 'new_year' ? [12, 31, 2] : code === 'christmas' ? [12, 24, 2] : [1, 6, 2];
  const year = Number(today.slice(0, 4));
  const years = named === null ? [year, year + 1] : [code === 'new_year' ? named - 1 : named];
  const from =
    years.map((one) => dateOf(one, month, day)).find((date) => date >= today) ?? dateOf(year + 1, month, day);
  return { from, to: addDays(from, days) };
}
