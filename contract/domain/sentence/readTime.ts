import { has, isDigits, skip } from './itemSense.ts';
import type { Item } from './readItems.ts';

interface ReadTime {
  readonly end: number;
  /** `HH:mm`. */
  readonly time: string;
}

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** What follows a number that is no hour. */
const otherUnits = [
  'unit',
  'month',
  'currency',
  'door',
  'seat',
  'litre',
  'cubic',
  'yearWord',
  'rating',
  'per',
  'dayOfMonth',
];

/** "at 10:00", "в 10", "6 pm", "10 საათზე". */
export function readTime(items: readonly Item[], from: number): ReadTime | null {
  let at = from;
  while (
    at < from + 2 &&
    (has(items[at], 'lead', 'at') || has(items[at], 'lead', 'from') || has(items[at], 'lead', 'to'))
  )
    at += 1;
  if (has(items[at], 'clock', 'noon')) return { end: at + 1, time: '12:00' };
  if (has(items[at], 'clock', 'evening')) return { end: at + 1, time: '18:00' };
  const hour = items[at];
  if (!isDigits(hour, 0, 23) || hour.digits > 2 || hour.isOrdinal) return null;
  const minute = items[at + 1];
  const isDotted = minute?.gap === 'dot' && minute.digits === 2 && at > from && (minute.number ?? 60) % 15 === 0;
  if (isDigits(minute, 0, 59) && minute.digits === 2 && (minute.gap === 'colon' || isDotted))
    return halfOfDay(items, at + 2, hour.number, minute.number);
  if (has(minute, 'clock', 'hour') || has(minute, 'clock', 'am') || has(minute, 'clock', 'pm'))
    return halfOfDay(items, at + 1, hour.number, 0);
  const isSaidSo = has(items[at - 1], 'lead', 'at') && at > from;
  const isOther =
    minute !== undefined &&
    (['dash', 'dot', 'slash', 'colon', 'none'].includes(minute.gap) || otherUnits.some((kind) => has(minute, kind)));
  return isSaidSo && !isOther ? { end: at + 1, time: clock(hour.number, 0) } : null;
}

function halfOfDay(items: readonly Item[], from: number, hour: number, minute: number): ReadTime {
  let at = skip(items, from, 'clock', 'hour');
  const isPm = has(items[at], 'clock', 'pm') || has(items[at], 'clock', 'evening');
  const isAm = has(items[at], 'clock', 'am');
  if (isPm || isAm) at += 1;
  const shifted = isPm && hour < 12 ? hour + 12 : isAm && hour === 12 ? 0 : hour;
  return { end: at, time: clock(shifted, minute) };
}
