import type { Context } from '#server/context.ts';
import { type MadeAnswer, type SharedAnswer, sharedAnswer } from './sharedAnswer.ts';

/** Tells when something that everybody sees has changed, in whichever process. */
export interface ShownChanges {
  /** Also after a time in which nobody could hear. */
  onShownChange(listener: () => void): void;
  /** Resolves once changes are heard. */
  ready(): Promise<void>;
}

export interface KeptAnswers {
  /** The answer under the key, made when there is none; who asks meanwhile waits for the same making. */
  keep(key: string, make: () => Promise<MadeAnswer>, patience?: Patience): Promise<SharedAnswer>;
}

/** So long the old answer is still given, while a new one is made: after its time, and after a change of what it shows. */
export interface Patience {
  readonly lateMs: number;
  readonly changedMs: number;
}

interface KeptLimits {
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

/** Anybody can ask for endless different things: the ones that were asked for longest ago go first. */
const bounds = { most: 1_000, mostBytes: 64 * 1024 * 1024 };

/** Answers that visitors share, in this process, for seconds at most and until what they show changes. */
export function keepAnswers(
  { config, clock }: { readonly config: Pick<Context['config'], 'keptSeconds'>; readonly clock: Context['clock'] },
  changes: ShownChanges,
  limits: Partial<KeptLimits & Patience> = {},
): KeptAnswers {
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
    // Hearing first: a change after the answer was read must not be missed. Who cannot hear has the seconds as bound.
    const made = changes
      .ready()
      .catch(() => undefined)
      .then(async () => sharedAnswer(await make()));
    making.set(key, made);
    // After a change it is no longer the one that is made: it may show what was before.
    const isCurrent = (): boolean => making.get(key) === made && making.delete(key);
    made.then(
      (answer) => isCurrent() && (answer.mayBeKept ? put(key, answer, patience) : forget(key)),
      () => isCurrent() && forget(key),
    );
    return made;
  };
  changes.onShownChange(() => {
    making.clear();
    const changedAt = clock().getTime();
    // The first change counts: what is kept is not given for longer because another follows.
    for (const [key, entry] of entries) entries.set(key, { ...entry, changedAt: entry.changedAt ?? changedAt });
  });

  return {
    keep: async (key, make, patience = usual) => {
      if (freshMs === 0) return sharedAnswer(await make());
      const known = entries.get(key);
      const state = known === undefined ? 'over' : stateOf(known, clock().getTime(), freshMs);
      if (known === undefined || state === 'over') return making.get(key) ?? begin(key, make, patience);
      // The last to be asked for is the last to go.
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
