/** Something went wrong of which no answer tells. */
export interface Failure {
  /** What was being done; a label in `/metrics`, so there are few of them. */
  readonly task: string;
  readonly error: unknown;
  /** What it was done to: ids and names of our own. */
  readonly details: Readonly<Record<string, number | string>>;
}

/** Where work that nobody waits for says what went wrong; whoever builds the app writes it to the log and counts it. */
export interface Failures {
  report(task: string, error: unknown, details?: Failure['details']): void;
  listen(listener: (failure: Failure) => void): void;
}

export function makeFailures(): Failures {
  const listeners: ((failure: Failure) => void)[] = [];
  // An error passes several places on its way out, and is told where most is known of it: at the first.
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
