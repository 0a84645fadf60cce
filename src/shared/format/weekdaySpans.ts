import type { Language } from '#contract/domain/values.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';

/** Days with their weekdays: "Thu 14 May", "Mon 11 – Wed 13 May", "Sat 30 May – Mon 1 Jun". */
export function formatWeekdays(from: string, to: string, language: Language): string {
  const named = (day: string, date: string) => `${formatDay(day, language, 'weekdayShort')} ${date}`;
  const end = named(to, formatDay(to, language, 'short'));
  if (from === to) return end;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${named(from, isOneMonth ? String(Number(from.slice(8))) : formatDay(from, language, 'short'))} – ${end}`;
}
