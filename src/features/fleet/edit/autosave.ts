/** How a write ended: `refused` by the server's rules, or `failed` without an answer that says so. */
export type SaveEnd = 'saved' | 'refused' | 'failed';

/** What is said of the last write; `quiet` before there was any. */
export type SavePhase = 'quiet' | 'saving' | SaveEnd;

interface Options {
  /** Whether something differs from what the server has. */
  readonly hasWork: () => boolean;
  /** Sends what differs now. Never rejects. */
  readonly save: () => Promise<SaveEnd>;
  readonly onPhase: (phase: SavePhase) => void;
}

export interface Autosave {
  /** Something was typed. */
  readonly touched: () => void;
  /** Writes now what is not written: on leaving a field, on publishing, when the network is back. Gives how it ended. */
  readonly flush: () => Promise<SaveEnd>;
  /** The form is gone: what is on its way ends, nothing is tried again. */
  readonly stop: () => void;
}

/** This long nobody types before it is written, ms. */
const pause = 1000;
const firstWait = 2000;
const longestWait = 60_000;

/** Writes by itself, one write at a time; what failed is tried again, each time a little later. */
export function makeAutosave({ hasWork, save, onPhase }: Options): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<SaveEnd> = Promise.resolve('saved');
  let failures = 0;
  let isStopped = false;

  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  };

  const write = async (last: SaveEnd): Promise<SaveEnd> => {
    if (!hasWork()) return last === 'failed' ? 'saved' : last;
    onPhase('saving');
    const end = await save();
    failures = end === 'failed' ? failures + 1 : 0;
    onPhase(end);
    if (end === 'failed' && !isStopped) later(Math.min(longestWait, firstWait * 2 ** (failures - 1)));
    // What nobody objected to is not held up by what somebody did.
    return end === 'refused' && hasWork() ? write(end) : end;
  };

  function flush(): Promise<SaveEnd> {
    clearTimeout(timer);
    tail = tail.then(write);
    return tail;
  }

  return {
    touched: () => {
      if (hasWork()) later(pause);
    },
    flush,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
