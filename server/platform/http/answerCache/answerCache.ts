import type { Context } from '#server/context.ts';
import { type MadeAnswer, type SharedAnswer, sharedAnswer } from './sharedAnswer.ts';

/** Notifies of changes of public data, in any process. */
export interface ShownChanges {
  /** Also called after a time without a connection. */
  onShownChange(listener: () => void): void;
  /** Resolves once changes are received. */
  ready(): Promise<void>;
}

export interface AnswerCache {
  /** The cached answer of the key, else a new one; concurrent requests share one making. */
  getOrMake(key: string, make: () => Promise<MadeAnswer>, patience?: Patience): Promise<SharedAnswer>;
}

/** How long the old answer is still given while a new one is made: after its time, and after a change of what it shows. */
export interface Patience {
  readonly lateMs: number;
  readonly changedMs: number;
}

interface CacheLimits {
  readonly freshMs: number;
  readonly most: number;
  readonly mostBytes: number;
}

interface Entry {
  readonly answer: SharedAnswer;
  readonly bytes: number;
  readonly madeAt: number;
  readonly patience: Patience;
  /** When something that it may show has changed since. */
  readonly changedAt: number | null;
}

/** Anyone can request endless different pages: the least recently used are evicted first. */
const bounds = { most: 1_000, mostBytes: 64 * 1024 * 1024 };

/** Answers that visitors share, in this process, for seconds at most and until what they show changes. */
export function createAnswerCache(
  { config, clock }: { readonly config: Pick<Context['config'], 'keptSeconds'>; readonly clock: Context['clock'] },
  changes: ShownChanges,
  limits: Partial<CacheLimits & Patience> = {},
): AnswerCache {
  const freshMs = config.keptSeconds * 1000;
  const { most, mostBytes, ...usual } = { lateMs: freshMs * 2, changedMs: 0, ...bounds, ...limits };
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<SharedAnswer>>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const put = (key: string, answer: SharedAnswer, patience: Patience): void => {
    forget(key);
    const entry: Entry = {
      answer,
      bytes: answer.bytes + key.length * 2,
      madeAt: clock().getTime(),
      patience,
      changedAt: null,
    };
    if (entry.bytes > mostBytes) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= most && bytes <= mostBytes) return;
      forget(oldest);
    }
  };
  const begin = (key: string, make: () => Promise<MadeAnswer>, patience: Patience): Promise<SharedAnswer> => {
    // Listening first: a change after the answer was read must not be missed. Without a connection the seconds are the bound.
    const made = changes
      .ready()
      .catch(() => undefined)
      .then(async () => sharedAnswer(await make()));
    making.set(key, made);
    // After a change it is no longer the one that is made: it may show what was before.
    const isCurrent = (): boolean => making.get(key) === made && making.delete(key);
    made.then(
      (answer) => isCurrent() && (answer.isCacheable ? put(key, answer, patience) : forget(key)),
      () => isCurrent() && forget(key),
    );
    return made;
  };
  changes.onShownChange(() => {
    making.clear();
    const changedAt = clock().getTime();
    // The first change counts: a cached answer does not live longer because another follows.
    for (const [key, entry] of entries) entries.set(key, { ...entry, changedAt: entry.changedAt ?? changedAt });
  });

  return {
    getOrMake: async (key, make, patience = usual) => {
      if (freshMs === 0) return sharedAnswer(await make());
      const known = entries.get(key);
      const state = known === undefined ? 'over' : stateOf(known, clock().getTime(), freshMs);
      if (known === undefined || state === 'over') return making.get(key) ?? begin(key, make, patience);
      // The most recently used is evicted last.
      entries.delete(key);
      entries.set(key, known);
      if (state === 'old' && !making.has(key)) begin(key, make, patience).catch(() => undefined);
      return known.answer;
    },
  };
}

/** What is old is given while a new one is made, and what is over is not. */
function stateOf({ madeAt, changedAt, patience }: Entry, now: number, freshMs: number): 'fresh' | 'old' | 'over' {
  const isChanged = changedAt !== null;
  if (now - madeAt >= freshMs + patience.lateMs || (isChanged && now - changedAt >= patience.changedMs)) return 'over';
  return isChanged || now - madeAt >= freshMs ? 'old' : 'fresh';
}
