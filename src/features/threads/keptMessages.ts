import { LONGEST_MESSAGE } from '#contract/threads.ts';
import { logFailure } from '#src/lib/log.ts';
import { forgetKept, keptKey } from './forgetKept.ts';
import type { Draft, DraftPlace, Outgoing, ThreadsState } from './threadsSlice.ts';

const LONGEST_MS = 24 * 60 * 60_000;
const MOST = 20;

/** What somebody wrote and nobody was sent yet. */
export type Unsent = Pick<ThreadsState, 'drafts' | 'outbox'>;

/** As stored: a message has the key it is sent with, a draft has none. */
interface Entry {
  readonly place: DraftPlace;
  readonly text: string;
  readonly at: string;
  readonly key?: string;
}

const isPlace = (value: unknown): value is DraftPlace =>
  typeof value === 'string' && /^(thread|car)\.[1-9]\d{0,9}$/.test(value);

/** Anybody may have written it: whatever is not an entry is left behind. */
function entryOf(value: unknown): readonly Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('place' in value) || !('text' in value) || !('at' in value)) return [];
  const { place, text, at } = value;
  if (!isPlace(place) || typeof text !== 'string' || typeof at !== 'string') return [];
  if (text.trim() === '' || text.length > LONGEST_MESSAGE) return [];
  const key = 'key' in value ? value.key : undefined;
  if (key === undefined) return [{ place, text, at }];
  const isSendable = typeof key === 'string' && /^[\w-]{8,64}$/.test(key) && place.startsWith('thread.');
  return isSendable ? [{ place, text, at, key }] : [];
}

/** The newest ones, the oldest first, none from another day. */
const withinBounds = (entries: readonly Entry[], now: number): readonly Entry[] =>
  entries
    // A clock that was set back makes no entry last longer. No moment at all compares as false.
    .filter(({ at }) => Math.abs(now - Date.parse(at)) < LONGEST_MS)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(-MOST);

/** What this user left in this tab; a message of them waits until its writer wants it sent. */
export function readKept(storage: Storage | null, userId: number, now: number): Unsent {
  const drafts: Record<string, Draft> = {};
  const outbox: Outgoing[] = [];
  try {
    const stored: unknown = JSON.parse(storage?.getItem(keptKey(userId)) ?? '[]');
    const entries = Array.isArray(stored) ? stored.flatMap(entryOf) : [];
    for (const { place, text, at, key } of withinBounds(entries, now)) {
      if (key === undefined) drafts[place] = { text, at };
      else outbox.push({ key, threadId: Number(place.slice('thread.'.length)), text, at, state: 'refused' });
    }
  } catch (error) {
    logFailure('Unsent messages could not be read', error);
  }
  return { drafts, outbox };
}

export function writeKept(storage: Storage | null, userId: number, { drafts, outbox }: Unsent, now: number): void {
  const entries = [
    ...Object.entries(drafts).map(([place, draft]) => ({ place, ...draft })),
    ...outbox.map(({ key, threadId, text, at }) => ({ place: `thread.${threadId}`, text, at, key })),
  ].flatMap(entryOf);
  const kept = withinBounds(entries, now);
  try {
    if (kept.length === 0) storage?.removeItem(keptKey(userId));
    else storage?.setItem(keptKey(userId), JSON.stringify(kept));
  } catch (error) {
    logFailure('Unsent messages could not be kept', error);
    // What could not be replaced must not stay: it is no longer true.
    forgetKept(storage);
  }
}
