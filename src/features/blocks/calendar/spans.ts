import { addDays } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';

/** Local moments, from inclusive, to exclusive, `YYYY-MM-DDTHH:mm`; they compare as text. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const midnight = (day: LocalDay): string => `${day}T00:00`;
const dayOf = (moment: string): LocalDay => moment.slice(0, 10);

/** Whole days, both included, in any order. */
export function spanOfDays(one: LocalDay, other: LocalDay): Span {
  const [first = one, last = one] = [one, other].toSorted();
  return { from: midnight(first), to: midnight(addDays(last, 1)) };
}

export const firstDayOf = ({ from }: Span): LocalDay => dayOf(from);

/** The last day that the span touches. */
export const lastDayOf = ({ to }: Span): LocalDay => (to.endsWith('T00:00') ? addDays(dayOf(to), -1) : dayOf(to));

export const countSpanDays = (span: Span): number =>
  Math.round((Date.parse(lastDayOf(span)) - Date.parse(firstDayOf(span))) / 86_400_000) + 1;

export const overlap = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

const shiftMoment = (moment: string, days: number): string => addDays(dayOf(moment), days) + moment.slice(10);

export const shiftSpan = ({ from, to }: Span, days: number): Span => ({
  from: shiftMoment(from, days),
  to: shiftMoment(to, days),
});

/** The parts of a span that are not busy, in order. */
export function freePartsOf(span: Span, busy: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let { from } = span;
  for (const other of busy.filter((each) => overlap(each, span)).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (other.from > from) parts.push({ from, to: other.from });
    if (other.to > from) from = other.to;
  }
  return from < span.to ? [...parts, { from, to: span.to }] : parts;
}

/** The busy parts of a span, joined where they touch. */
export const busyPartsOf = (span: Span, busy: readonly Span[]): Span[] => freePartsOf(span, freePartsOf(span, busy));

/** The whole days in a span; the span itself if there are none. */
function wholeDaysOf(span: Span): Span {
  const from = span.from.endsWith('T00:00') ? span.from : midnight(addDays(dayOf(span.from), 1));
  const to = midnight(dayOf(span.to));
  return from < to ? { from, to } : span;
}

const lengthOf = ({ from, to }: Span): number => Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`);

/** The longest free part of a span, the first of equal ones. */
export function longestFreePart(span: Span, busy: readonly Span[]): Span | null {
  const [longest] = freePartsOf(span, busy)
    .map(wholeDaysOf)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return longest ?? null;
}

/** How many days before and after a request are searched. */
const FURTHEST_DAYS = 120;

/** The nearest free span of the same length that begins on or after `earliest`; of two equally near the later one. */
export function nearestFree(span: Span, busy: readonly Span[], earliest: LocalDay): Span | null {
  for (let days = 1; days <= FURTHEST_DAYS; days += 1) {
    for (const shift of [days, -days]) {
      const moved = shiftSpan(span, shift);
      if (moved.from >= midnight(earliest) && !busy.some((other) => overlap(other, moved))) return moved;
    }
  }
  return null;
}
