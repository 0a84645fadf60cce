import { LONGEST_MESSAGE } from '#contract/domain/limits.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { forgetDrafts, draftsKey } from './forgetDrafts.ts';
import type { Draft, DraftPlace, ThreadsState } from './threadsSlice.ts';

const LONGEST_MS = 24 * 60 * 60_000;
const MOST = 20;

interface Entry {
  readonly place: DraftPlace;
  readonly text: string;
  readonly at: string;
}

const isPlace = (value: unknown): value is DraftPlace =>
  typeof value === 'string' && /^(thread|car)\.[1-9]\d{0,9}$/.test(value);

/** Any code of this origin may have written it: invalid entries are ignored. */
function entryOf(value: unknown): readonly Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('place' in value) || !('text' in value) || !('at' in value)) return [];
  const { place, text, at } = value;
  if (!isPlace(place) || typeof text !== 'string' || typeof at !== 'string') return [];
  return text.trim() === '' || text.length > LONGEST_MESSAGE ? [] : [{ place, text, at }];
}

/** The newest ones, the oldest first, none from another day. */
const withinBounds = (entries: readonly Entry[], now: number): readonly Entry[] =>
  entries
    // A clock that was set back makes no entry last longer. No moment at all compares as false.
    .filter(({ at }) => Math.abs(now - Date.parse(at)) < LONGEST_MS)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(-MOST);

/** The drafts of this user in this tab. */
export function readDrafts(storage: Storage | null, userId: number, now: number): ThreadsState['drafts'] {
  const drafts: Record<string, Draft> = {};
  try {
    const stored: unknown = JSON.parse(storage?.getItem(draftsKey(userId)) ?? '[]');
    const entries = Array.isArray(stored) ? stored.flatMap(entryOf) : [];
    for (const { place, text, at } of withinBounds(entries, now)) drafts[place] = { text, at };
  } catch (error) {
    logFailure('Drafts could not be read', error);
  }
  return drafts;
}

export function writeDrafts(
  storage: Storage | null,
  userId: number,
  drafts: ThreadsState['drafts'],
  now: number,
): void {
  const entries = Object.entries(drafts).flatMap(([place, draft]) => entryOf({ place, ...draft }));
  const bounded = withinBounds(entries, now);
  try {
    if (bounded.length === 0) storage?.removeItem(draftsKey(userId));
    else storage?.setItem(draftsKey(userId), JSON.stringify(bounded));
  } catch (error) {
    logFailure('Drafts could not be kept', error);
    // An entry that could not be replaced must not stay: it is outdated.
    forgetDrafts(storage);
  }
}
