/** A failure that appears in no answer. */
export interface Failure {
  /** What was being done; a label in `/metrics`, so there are few of them. */
  readonly task: string;
  readonly error: unknown;
  /** What it was done to: ids and names of our own. */
  readonly details: Readonly<Record<string, number | string>>;
}

/** Where background work reports failures; the app logs and counts them. */
export interface Failures {
  report(task: string, error: unknown, details?: Failure['details']): void;
  listen(listener: (failure: Failure) => void): void;
}

export function makeFailures(): Failures {
  const listeners: ((failure: Failure) => void)[] = [];
  // An error passes several handlers on its way out, and is reported at the first, which knows most about it.
  const known = new WeakSet();
  return {
    report: (task, error, details = {}) => {
      if (typeof error === 'object' && error !== null) {
        if (known.has(error)) return;
        known.add(error);
      }
      for (const listener of listeners) listener({ task, error, details });
    },
    listen: (listener) => void listeners.push(listener),
  };
}
