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
  keep(key: string, make: () => Promise<MadeAnswer>): Promise<SharedAnswer>;
}

interface KeptLimits {
  readonly freshMs: number;
  /** So long after it the old answer is still given, while a new one is made. */
  readonly staleMs: number;
  readonly most: number;
  readonly mostBytes: number;
}

interface Entry {
  readonly answer: SharedAnswer;
  readonly bytes: number;
  readonly madeAt: number;
}

/** Anybody can ask for endless different things: the ones that were asked for longest ago go first. */
const bounds = { most: 1_000, mostBytes: 64 * 1024 * 1024 };

/** Answers that visitors share, in this process, for seconds at most and until what they show changes. */
export function keepAnswers(
  { config, clock }: { readonly config: Pick<Context['config'], 'keptSeconds'>; readonly clock: Context['clock'] },
  changes: ShownChanges,
  limits: Partial<KeptLimits> = {},
): KeptAnswers {
  const freshMs = config.keptSeconds * 1000;
  const { staleMs, most, mostBytes } = { staleMs: freshMs * 2, ...bounds, ...limits };
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<SharedAnswer>>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const put = (key: string, answer: SharedAnswer): void => {
    forget(key);
    const entry = { answer, bytes: answer.bytes + key.length * 2, madeAt: clock().getTime() };
    if (entry.bytes > mostBytes) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= most && bytes <= mostBytes) return;
      forget(oldest);
    }
  };
  const begin = (key: string, make: () => Promise<MadeAnswer>): Promise<SharedAnswer> => {
    // Hearing first: a change after the answer was read must not be missed. Who cannot hear has the seconds as bound.
    const made = changes
      .ready()
      .catch(() => undefined)
      .then(async () => sharedAnswer(await make()));
    making.set(key, made);
    // After a change it is no longer the one that is made: it may show what was before.
    const isCurrent = (): boolean => making.get(key) === made && making.delete(key);
    made.then(
      (answer) => isCurrent() && (answer.mayBeKept ? put(key, answer) : forget(key)),
      () => isCurrent() && forget(key),
    );
    return made;
  };
  changes.onShownChange(() => {
    entries.clear();
    making.clear();
    bytes = 0;
  });

  return {
    keep: async (key, make) => {
      if (freshMs === 0) return sharedAnswer(await make());
      const known = entries.get(key);
      const age = known === undefined ? Number.POSITIVE_INFINITY : clock().getTime() - known.madeAt;
      if (known !== undefined && age < freshMs + staleMs) {
        // The last to be asked for is the last to go.
        entries.delete(key);
        entries.set(key, known);
        if (age >= freshMs && !making.has(key)) begin(key, make).catch(() => undefined);
        return known.answer;
      }
      return making.get(key) ?? begin(key, make);
    },
  };
}
