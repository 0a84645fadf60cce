import type { Branch, createBranch, updateBranch } from '#contract/calls/branches.ts';
import type { BodyOf } from '#contract/call.ts';

export interface DayHours {
  readonly weekday: number;
  readonly isOpen: boolean;
  readonly from: string;
  readonly to: string;
}

/** The hours as they are edited: a closed day keeps the times it would have. */
export interface WeekHours {
  readonly isAlways: boolean;
  readonly days: readonly DayHours[];
}

/** Without times it is closed. */
export interface ExceptionDay {
  readonly date: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A day that is being edited; `of` is the one in whose place it comes, nothing for a new one. */
export interface EditedDay extends ExceptionDay {
  readonly of: string;
}

/** The days with the edited one among them, without those that are over. */
export function withDay(
  days: readonly ExceptionDay[],
  { of, ...edited }: EditedDay,
  today: string,
): readonly ExceptionDay[] {
  const others = days.filter(({ date }) => date >= today && date !== of && date !== edited.date);
  return [...others, edited].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

export interface BranchValues {
  readonly name: string;
  readonly city_id: number | null;
  /** The address in each language. */
  readonly en: string;
  readonly ka: string;
  readonly ru: string;
  readonly week: WeekHours;
  readonly exceptions: readonly ExceptionDay[];
}

const usual = { from: '09:00', to: '20:00' };
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** What the form begins with; a new branch is open on weekdays. */
export function valuesOf(branch: Branch | null): BranchValues {
  const { hours, exceptions, addresses } = branch ?? {
    hours: [],
    exceptions: [],
    addresses: { en: '', ka: '', ru: '' },
  };
  const isAlways = branch !== null && hours.length === 0;
  const days = weekdays.map((weekday) => {
    const known = hours.find((day) => day.weekday === weekday);
    const isOpen = isAlways || branch === null ? weekday < 6 : known !== undefined;
    return { weekday, isOpen, from: known?.from ?? usual.from, to: known?.to ?? usual.to };
  });
  return {
    name: branch?.name ?? '',
    city_id: branch?.city_id ?? null,
    en: addresses.en ?? '',
    ka: addresses.ka ?? '',
    ru: addresses.ru ?? '',
    week: { isAlways, days },
    exceptions: exceptions.map(({ date, from, to }) => ({ date, from, to })),
  };
}

/** The whole branch, as the call takes it. */
export function bodyOf(values: BranchValues): BodyOf<typeof createBranch> {
  const { name, city_id, en, ka, ru, week, exceptions } = values;
  const open = week.isAlways ? [] : week.days.filter(({ isOpen }) => isOpen);
  return {
    name,
    // An id no city has: the server says that one is to be chosen.
    city_id: city_id ?? 0,
    addresses: { en, ka, ru },
    hours: open.map(({ weekday, from, to }) => ({ weekday, from, to })),
    exceptions: exceptions.map((day) => ({ ...day, is_closed: day.from === null })),
  };
}

/** Only what differs: a name that stands in three languages is not written over by the one that is shown. */
export function changesOf(branch: Branch, values: BranchValues): BodyOf<typeof updateBranch> {
  const before = bodyOf(valuesOf(branch));
  const entries = Object.entries(bodyOf(values)).filter(
    // Both are made by one function from one kind of values, so their keys stand in one order.
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
  );
  return Object.fromEntries(entries);
}
