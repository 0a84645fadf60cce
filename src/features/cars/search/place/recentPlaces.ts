import type { SearchPlace } from './searchPlace.ts';

/** Places that were chosen in this browser, the last one first. */
const key = 'places';
const MOST_RECENT = 3;
/** Nothing that was written here is longer. */
const LONGEST = 400;

const kinds: readonly unknown[] = ['city', 'airport', 'district'] satisfies SearchPlace['kind'][];

function isPlace(value: unknown): value is SearchPlace {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false;
  return kinds.includes(value.kind) && Number.isSafeInteger(value.id) && Number(value.id) > 0;
}

/** What is stored may be of another version, or of somebody else: only what is a place counts. */
export function readRecentPlaces(storage: Pick<Storage, 'getItem'> | null): readonly SearchPlace[] {
  try {
    const text = storage?.getItem(key) ?? '';
    const stored: unknown = text.length > LONGEST ? null : JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((one) => isPlace(one))
      .slice(0, MOST_RECENT)
      .map(({ kind, id }) => ({ kind, id }));
  } catch {
    return [];
  }
}

/** Without storage, or where it is full, nothing is remembered. */
export function rememberPlace(storage: Pick<Storage, 'getItem' | 'setItem'> | null, { kind, id }: SearchPlace): void {
  const others = readRecentPlaces(storage).filter((one) => one.kind !== kind || one.id !== id);
  try {
    storage?.setItem(key, JSON.stringify([{ kind, id }, ...others].slice(0, MOST_RECENT)));
  } catch {
    // It is only a shortcut.
  }
}
