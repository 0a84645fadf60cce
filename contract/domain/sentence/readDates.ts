import { addDays } from '../rentalTime.ts';
import { holidaySpan, monthSpan, resolveDay, spanOf } from './calendarDays.ts';
import type { NamedDay, Span } from './calendarDays.ts';
import { codeOf, has, isDigits, skip } from './itemSense.ts';
import type { Item } from './readItems.ts';
import { readTime } from './readTime.ts';
import type { Ending } from './stems.ts';

export interface Moment {
  readonly date: string;
  readonly time: string | null;
}

/** What one phrase says about when. */
export type DatePart =
  | { readonly kind: 'range'; readonly from: Moment; readonly to: Moment }
  | { readonly kind: 'span'; readonly from: Moment; readonly to: Moment }
  | { readonly kind: 'start' | 'end'; readonly at: Moment }
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'time'; readonly time: string };

interface ReadDate {
  readonly end: number;
  readonly part: DatePart;
}

interface Point {
  readonly end: number;
  readonly day: NamedDay;
  readonly time: string | null;
  readonly ending: Ending;
  /** Only a number. */
  readonly isBare: boolean;
  readonly isOrdinal: boolean;
}

const daysOfUnit: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const LONGEST_RENTAL = 365;
const MOST_LEADS = 4;

/** Weekdays are those after `base`: in "next week from Monday" the last day before that week. */
export function readDatePart(items: readonly Item[], at: number, today: string, base = today): ReadDate | null {
  return (
    readRange(items, at, today, base) ??
    readSpan(items, at, today) ??
    readDuration(items, at) ??
    readSingle(items, at, today, base) ??
    readTimeAlone(items, at)
  );
}

/** "from 3 to 7 December", "3–7 декабря", "5 დეკემბრიდან 8 დეკემბრამდე", "Friday to Monday". */
function readRange(items: readonly Item[], at: number, today: string, base: string): ReadDate | null {
  const isBetween = has(items[at], 'lead', 'between');
  const isFrom = has(items[at], 'lead', 'from');
  const first = readPoint(items, isBetween || isFrom ? at + 1 : at, today);
  if (first === null) return null;
  const link = items[first.end];
  const isLinked = has(link, 'lead', 'to') || (isBetween && has(link, 'lead', 'and'));
  if (!isLinked && link?.gap !== 'dash' && first.ending !== 'from') return null;
  const last = readPoint(items, isLinked ? first.end + 1 : first.end, today);
  if (last === null) return null;
  const after = items[last.end];
  if (
    last.isBare &&
    ['currency', 'unit', 'door', 'seat', 'litre', 'clock', 'yearWord', 'per'].some((kind) => has(after, kind))
  )
    return null;
  const areDays =
    !first.isBare ||
    !last.isBare ||
    first.isOrdinal ||
    last.isOrdinal ||
    items[at]?.text === 'с' ||
    (first.ending === 'from' && last.ending === 'to');
  if (!areDays) return null;
  const { month, year } = last.day;
  const begin = resolveDay(
    first.isBare && month !== undefined ? { ...first.day, month, ...(year !== undefined && { year }) } : first.day,
    first.day.weekday === undefined ? today : base,
    false,
  );
  const end = begin && resolveDay(last.day, begin, true);
  if (!begin || !end || end < begin) return null;
  const to = end === begin && first.time === null ? addDays(end, 1) : end;
  return {
    end: last.end,
    part: { kind: 'range', from: { date: begin, time: first.time }, to: { date: to, time: last.time } },
  };
}

/** "this weekend", "на следующей неделе", "ამ კვირას", "in December", "for New Year". */
function readSpan(items: readonly Item[], from: number, today: string): ReadDate | null {
  let at = from;
  while ((has(items[at], 'lead') || has(items[at], 'whole')) && at < from + MOST_LEADS) at += 1;
  const isLed = at > from;
  // "the month of January"
  if (isLed && has(items[at], 'unit', 'month') && has(items[at + 1], 'lead', 'of')) at += 2;
  const which = has(items[at], 'span') || has(items[at], 'holiday') ? null : codeOf(items[at], 'which');
  if (which !== null) at += 1;
  const item = items[at];
  const found = (span: Span, end = at + 1): ReadDate => ({
    end,
    part: { kind: 'span', from: { date: span.from, time: null }, to: { date: span.to, time: null } },
  });
  if (has(item, 'span', 'weekend')) return found(spanOf('weekend', which === 'next', today));
  const holiday = codeOf(item, 'holiday');
  if (holiday !== null) {
    const year = items[at + 1];
    const isYear = isDigits(year, 2000, 2100);
    return found(holidaySpan(holiday, today, isYear ? year.number : null), isYear ? at + 2 : at + 1);
  }
  const named = codeOf(item, 'per') ?? codeOf(item, 'unit');
  const unit = named === 'week' || named === 'month' ? named : null;
  if (which !== null && unit !== null) return found(spanOf(unit, which === 'next', today));
  const month = Number(codeOf(item, 'month'));
  if (
    month > 0 &&
    (isLed ||
      which !== null ||
      (item?.text.length ?? 0) > 5 ||
      item?.text.endsWith('ში') === true ||
      item?.ending === 'from')
  ) {
    const year = items[at + 1];
    const isYear = isDigits(year, 2000, 2100);
    // "in May 3" is a day.
    if (isDigits(year, 1, 31) && !isYear) return null;
    const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
    const first = isYear ? year.number : month < thisMonth ? thisYear + 1 : thisYear;
    const end = skip(items, isYear ? at + 2 : at + 1, 'yearWord');
    return found(monthSpan(first, month, today), end);
  }
  return null;
}

/** "for 3 days", "на неделю", "5 დღით". */
function readDuration(items: readonly Item[], from: number): ReadDate | null {
  let at = skip(items, from, 'lead', 'for');
  const isLed = at > from;
  const days = (count: number, unit: string | null, end: number): ReadDate | null => {
    const all = count * (daysOfUnit[unit ?? ''] ?? 0);
    return all >= 1 && all <= LONGEST_RENTAL ? { end, part: { kind: 'days', count: all } } : null;
  };
  const per = codeOf(items[at], 'per');
  if (isLed && per !== null && !has(items[at], 'unit')) return days(1, per, at + 1);
  const number = items[at];
  if (number?.number === null || number === undefined) {
    const isAlone =
      isLed || (has(number, 'unit') && (number?.ending === 'by' || /^недел(ю|ьку)$/.test(number?.text ?? '')));
    return isAlone ? days(1, codeOf(number, 'unit'), at + 1) : null;
  }
  at += 1;
  let count = number.number;
  // "3–5 days", "от 3 до 5 дней"
  const isTo = has(items[at], 'lead', 'to');
  const most = items[isTo ? at + 1 : at];
  if (most !== undefined && most.number !== null && (isTo || most.gap === 'dash')) {
    count = most.number;
    at += isTo ? 2 : 1;
  }
  const unit = items[at];
  if (isLed && count >= 24 && has(unit, 'clock', 'hour')) return days(Math.ceil(count / 24), 'day', at + 1);
  if (!has(unit, 'unit') || unit?.text.endsWith('ში') === true) return null;
  return days(count, codeOf(unit, 'unit'), at + 1);
}

/** "tomorrow", "с пятницы", "5 декабря", "until Sunday". */
function readSingle(items: readonly Item[], from: number, today: string, base: string): ReadDate | null {
  let at = from;
  while (has(items[at], 'lead') && at < from + 2 && !has(items[at], 'lead', 'in')) at += 1;
  const isUntil = has(items[at - 1], 'lead', 'to') && at > from && !has(items[at - 1], 'lead', 'at');
  const point = readPoint(items, at, today);
  if (point === null || (point.isBare && !point.isOrdinal)) return null;
  const date = resolveDay(point.day, point.day.weekday === undefined ? today : base, false);
  if (date === null) return null;
  const isEnd = isUntil || point.ending === 'to' || has(items[from - 1], 'giveBack');
  return { end: point.end, part: { kind: isEnd ? 'end' : 'start', at: { date, time: point.time } } };
}

function readTimeAlone(items: readonly Item[], at: number): ReadDate | null {
  const time = readTime(items, at);
  return time && { end: time.end, part: { kind: 'time', time: time.time } };
}

/** A day, with a time before or after it. */
function readPoint(items: readonly Item[], from: number, today: string): Point | null {
  const before = readTime(items, from);
  let at = before?.end ?? from;
  if (before) while (has(items[at], 'lead') && at < before.end + 2) at += 1;
  const day = readDay(items, skip(items, at, 'lead', 'of'), today);
  if (day === null) return null;
  // A range of bare numbers has no times: "от 3 до 7".
  const after = before || day.isBare ? null : readTime(items, day.end);
  const isNextDay = after !== null && has(items[day.end], 'lead', 'to') && has(items[after.end], 'month');
  const time = isNextDay ? null : after;
  return { ...day, end: time?.end ?? day.end, time: before?.time ?? time?.time ?? null };
}

type Day = Omit<Point, 'time'>;

function readDay(items: readonly Item[], at: number, today: string): Day | null {
  const item = items[at];
  const next = items[at + 1];
  if (item === undefined) return null;
  const day = (end: number, named: NamedDay, rest: Partial<Day> = {}): Day => ({
    end,
    day: named,
    ending: items[end - 1]?.ending ?? null,
    isBare: false,
    isOrdinal: false,
    ...rest,
  });
  const relative = codeOf(item, 'relative');
  if (relative !== null) return day(at + 1, { date: addDays(today, Number(relative)) });
  const which = codeOf(item, 'which');
  const weekday = codeOf(which === null ? item : next, 'weekday');
  if (weekday !== null && !(which !== null && has(next, 'unit')))
    return day(at + (which === null ? 1 : 2), {
      weekday: Number(weekday),
      isThis: which === 'this',
      isNext: which === 'next',
    });
  if (has(item, 'lead', 'in')) return readAhead(items, at + 1, today, day);
  if (item.number !== null && next && has(next, 'unit') && next.text.endsWith('ში'))
    return day(at + 2, { date: addDays(today, item.number * (daysOfUnit[codeOf(next, 'unit') ?? ''] ?? 1)) });
  const month = codeOf(item, 'month');
  if (month !== null) return readMonthFirst(items, at, Number(month), day);
  return readNumberFirst(items, at, day);
}

type MakeDay = (end: number, named: NamedDay, rest?: Partial<Day>) => Day;

/** "in 3 days", "через неделю". */
function readAhead(items: readonly Item[], at: number, today: string, day: MakeDay): Day | null {
  const item = items[at];
  const isCounted = item !== undefined && item.number !== null;
  const unit = codeOf(items[isCounted ? at + 1 : at], 'unit') ?? codeOf(items[at], 'per');
  const days = (isCounted ? (item.number ?? 1) : 1) * (daysOfUnit[unit ?? ''] ?? 0);
  return days >= 1 && days <= 2 * LONGEST_RENTAL ? day(at + (isCounted ? 2 : 1), { date: addDays(today, days) }) : null;
}

/** "December 3", "დეკემბრის 5". */
function readMonthFirst(items: readonly Item[], at: number, month: number, day: MakeDay): Day | null {
  const number = items[skip(items, at + 1, 'lead', 'of')];
  if (!isDigits(number, 1, 31) || number.digits > 2) return null;
  const after = items[at + 2];
  if (['unit', 'currency', 'door', 'seat'].some((kind) => has(after, kind))) return null;
  const end = items.indexOf(number) + 1;
  const year = items[end];
  if (isDigits(year, 2000, 2100) && year.gap !== 'dash')
    return day(end + 1, { day: number.number, month, year: year.number });
  return day(end, { day: number.number, month });
}

/** "2026-12-03", "3.12.2026", "3 December", "3rd", "3". */
function readNumberFirst(items: readonly Item[], at: number, day: MakeDay): Day | null {
  const [item, second, third] = items.slice(at, at + 3);
  if (item === undefined || item.digits === 0) return null;
  if (isDigits(item, 2000, 2100)) {
    const isIso = second?.gap === 'dash' && third?.gap === 'dash' && isDigits(second, 1, 12) && isDigits(third, 1, 31);
    return isIso ? day(at + 3, { year: item.number, month: second.number, day: third.number }) : null;
  }
  if (!isDigits(item, 1, 31) || item.digits > 2) return null;
  // "12/24/2026"
  if (
    second?.gap === 'slash' &&
    third?.gap === 'slash' &&
    isDigits(third, 2000, 2100) &&
    isDigits(second, 13, 31) &&
    item.number <= 12
  )
    return day(at + 3, { month: item.number, day: second.number, year: third.number });
  const isDotted = second !== undefined && (second.gap === 'dot' || second.gap === 'slash') && isDigits(second, 1, 12);
  if (isDotted) {
    const year = third?.gap === second.gap && third.digits > 0 ? third.number : null;
    const named = { day: item.number, month: second.number };
    if (year !== null && (third?.digits === 2 || isDigits(third, 2000, 2100)))
      return day(skip(items, at + 3, 'yearWord'), { ...named, year: year < 100 ? 2000 + year : year });
    // "31.12.9999" is not the end of this year.
    if (year !== null) return null;
    // "1.8" is an engine.
    return second.digits === 2 ? day(at + 2, named) : null;
  }
  if (second !== undefined && second.digits > 0 && ['dot', 'slash', 'colon', 'comma'].includes(second.gap)) return null;
  const monthAt = skip(items, at + 1, 'lead', 'of');
  const month = codeOf(items[monthAt], 'month');
  if (month !== null) {
    const year = items[monthAt + 1];
    const isYear = isDigits(year, 2000, 2100) && year.gap !== 'dash';
    const end = isYear ? skip(items, monthAt + 2, 'yearWord') : monthAt + 1;
    const ending = items[monthAt]?.ending ?? item.ending;
    return day(end, { day: item.number, month: Number(month), ...(isYear && { year: year.number }) }, { ending });
  }
  if (has(second, 'dayOfMonth')) return day(at + 2, { day: item.number }, { isOrdinal: true, isBare: true });
  return day(at + 1, { day: item.number }, { isBare: true, isOrdinal: item.isOrdinal, ending: item.ending });
}
