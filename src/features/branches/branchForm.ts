import type { Branch, createBranch, updateBranch } from '#contract/calls/branches.ts';
import type { BodyOf } from '#contract/call.ts';
import { isSameJson } from '#src/shared/lib/isSameJson.ts';

export interface DayHours {
  readonly weekday: number;
  readonly isOpen: boolean;
  readonly from: string;
  readonly to: string;
}

/** Hours as edited: a closed day remembers its times. */
export interface WeekHours {
  readonly isAlways: boolean;
  readonly days: readonly DayHours[];
}

/** Closed if it has no times. */
export interface ExceptionDay {
  readonly date: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A day being edited; `of` is the date it replaces, empty for a new one. */
export interface EditedDay extends ExceptionDay {
  readonly of: string;
}

/** The days including the edited one, without past ones. */
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
  /** Degrees as typed; both are empty where the place is not known. */
  readonly lat: string;
  readonly lng: string;
  readonly week: WeekHours;
  readonly exceptions: readonly ExceptionDay[];
}

const usual = { from: '09:00', to: '20:00' };
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Initial values of the form; a new branch is open on weekdays. */
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
    lat: branch?.lat?.toString() ?? '',
    lng: branch?.lng?.toString() ?? '',
    week: { isAlways, days },
    exceptions: exceptions.map(({ date, from, to }) => ({ date, from, to })),
  };
}

/** Degrees as typed, with a point or a comma; null of none, undefined of what is no such number. */
export function degreesOf(text: string, most: number): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const degrees = Number(typed);
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(typed) && Math.abs(degrees) <= most ? degrees : undefined;
}

/** The request body for the whole branch. */
export function bodyOf(values: BranchValues): BodyOf<typeof createBranch> {
  const { name, city_id, en, ka, ru, lat, lng, week, exceptions } = values;
  const open = week.isAlways ? [] : week.days.filter(({ isOpen }) => isOpen);
  return {
    name,
    // No city has this id, so the server reports the missing choice.
    city_id: city_id ?? 0,
    addresses: { en, ka, ru },
    hours: open.map(({ weekday, from, to }) => ({ weekday, from, to })),
    exceptions: exceptions.map((day) => ({ ...day, is_closed: day.from === null })),
    lat: degreesOf(lat, 90) ?? null,
    lng: degreesOf(lng, 180) ?? null,
  };
}

/** Changed fields only, so that a name in three languages is not overwritten by the one shown. */
export function changesOf(branch: Branch, values: BranchValues): BodyOf<typeof updateBranch> {
  const before = bodyOf(valuesOf(branch));
  const entries = Object.entries(bodyOf(values)).filter(
    // Both come from the same function.
    ([field, value]) => !isSameJson(value, before[field as keyof typeof before]),
  );
  const changes = Object.fromEntries(entries);
  // A place is its two numbers.
  const { lat = null, lng = null } = bodyOf(values);
  return 'lat' in changes || 'lng' in changes ? { ...changes, lat, lng } : changes;
}

/** A branch that was changed elsewhere, with what was changed here since `before`; both have their exceptions. */
export function withTheirs(before: Branch, mine: BranchValues, theirs: Branch): BranchValues {
  const [was, is] = [valuesOf(before), valuesOf(theirs)];
  const isPlaceMine = mine.lat !== was.lat || mine.lng !== was.lng;
  const changed = Object.entries(mine).filter(
    // Both are values of the form, so their names are the same.
    ([name, value]) => !isSameJson(value, was[name as keyof BranchValues]),
  );
  const isMine = (date: string): boolean =>
    !isSameJson(
      mine.exceptions.find((day) => day.date === date),
      was.exceptions.find((day) => day.date === date),
    );
  const days = [
    ...is.exceptions.filter(({ date }) => !isMine(date)),
    ...mine.exceptions.filter(({ date }) => isMine(date)),
  ];
  return {
    ...is,
    ...Object.fromEntries(changed),
    ...(isPlaceMine && { lat: mine.lat, lng: mine.lng }),
    exceptions: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  };
}
