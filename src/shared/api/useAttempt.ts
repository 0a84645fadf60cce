import { useState } from 'react';
import { randomKey } from '#src/shared/lib/randomKey.ts';

interface Attempt {
  /** The idempotency key of this request: the same for every retry of it, another one for another request. */
  readonly keyOf: (request: string) => string;
  /**
   * Does the work unless it is running: a second click sends no second request, and resolves with null. After a success
   * the next call is a new request; after an error, thrown or in the answer, it is a retry.
   */
  readonly once: <Answer>(work: () => Promise<Answer>) => Promise<Answer | null>;
}

/** One request at a time that costs money or dates. */
export function useAttempt(): Attempt {
  const [attempt] = useState(makeAttempt);
  return attempt;
}

/** As RTK Query answers instead of throwing. */
const isError = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== undefined;

function makeAttempt(): Attempt {
  let named: { request: string; key: string } | null = null;
  let isRunning = false;
  return {
    keyOf: (request) => {
      if (named?.request !== request) named = { request, key: randomKey() };
      return named.key;
    },
    once: async (work) => {
      if (isRunning) return null;
      isRunning = true;
      try {
        const answer = await work();
        if (!isError(answer)) named = null;
        return answer;
      } finally {
        isRunning = false;
      }
    },
  };
}
