import { monthAfter, monthOf } from './payoutMonth.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

/** The same days of the month before, or of the year before; null of days that do not begin one of these and stay in it. */
export function spanBefore({ from, to }: { readonly [Edge in keyof Span]?: string | undefined }): Span | null {
  if (from === undefined || to === undefined || from > to) return null;
  const isMonth = from.endsWith('-01') && monthOf(from) === monthOf(to);
  const isYear = from.endsWith('-01-01') && from.slice(0, 4) === to.slice(0, 4);
  if (!isMonth && !isYear) return null;
  const months = isMonth ? 1 : 12;
  return { from: monthsEarlier(from, months), to: monthsEarlier(to, months) };
}

/** The same day so many months earlier; the last one of a month for the last, and for one that this month has not. */
function monthsEarlier(date: string, months: number): string {
  const month = monthAfter(monthOf(date), -months);
  const day = Number(date.slice(8));
  const wanted = day === lengthOf(monthOf(date)) ? lengthOf(month) : Math.min(day, lengthOf(month));
  return `${month}-${String(wanted).padStart(2, '0')}`;
}

function lengthOf(month: string): number {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 0)).getUTCDate();
}
