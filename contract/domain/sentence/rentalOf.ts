import { addDays, countRentalDays, instantOf } from '../rentalTime.ts';
import type { DatePart, Moment } from './readDates.ts';

interface Rental {
  readonly filters: Readonly<Record<string, string | number>>;
  /** How many days; null while that is not known. */
  readonly days: number | null;
}

const written = ({ date, time }: Moment): string => (time === null ? date : `${date}T${time}`);

/** One rental of all that a sentence says about when. A length without a beginning only asks for cars that can be had so short. */
export function rentalOf(parts: readonly DatePart[], today: string): Rental {
  let from: Moment | null = null;
  let to: Moment | null = null;
  let span: { readonly from: Moment; readonly to: Moment } | null = null;
  let count: number | null = null;
  const times: string[] = [];
  for (const part of parts) {
    if (part.kind === 'range') [from, to] = [from ?? part.from, to ?? part.to];
    else if (part.kind === 'span') span ??= part;
    else if (part.kind === 'days') count ??= part.count;
    else if (part.kind === 'time') times.push(part.time);
    else if (part.kind === 'start' && from === null) from = part.at;
    else to ??= part.at;
  }
  // "next week from Monday to Wednesday": the days of the week count.
  const isWhole = from === null && to === null && span !== null;
  if (isWhole && span !== null) ({ from, to } = span);
  if (from === null && to === null)
    return count === null ? { filters: {}, days: null } : { filters: { min_days: count }, days: count };
  const [first = null, second = null] = times;
  const begin: Moment = from ?? { date: count === null || to === null ? today : addDays(to.date, -count), time: null };
  const start: Moment = { ...begin, time: begin.time ?? first };
  const last = begin.time === null ? second : first;
  const isStated = to !== null && to.date > start.date && !(count !== null && isWhole);
  // "tomorrow from 10:00 to 20:00"
  const isOneDay = to === null && count === null && last !== null && start.time !== null && last > start.time;
  const end: Moment =
    isStated && to !== null
      ? { ...to, time: to.time ?? last }
      : { date: isOneDay ? start.date : addDays(start.date, count ?? 1), time: last ?? start.time };
  const filters = { from: written(start), to: written(end) };
  const [begins, ends] = [instantOf(filters.from), instantOf(filters.to)];
  return { filters, days: begins && ends ? countRentalDays({ from: begins, to: ends }) : null };
}
