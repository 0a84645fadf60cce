import { useState } from 'react';
import { randomKey } from '#src/lib/randomKey.ts';

interface Attempt {
  /** The idempotency key of this wish: the same for every try of it, another one for another wish. */
  readonly keyOf: (wish: string) => string;
  /**
   * Does the work unless it is being done: a second click is no second wish. Gives null then. After a success the next
   * try is a new wish.
   */
  readonly once: <Answer>(work: () => Promise<Answer>) => Promise<Answer | null>;
}

/** One wish at a time that costs money or dates. */
export function useAttempt(): Attempt {
  const [attempt] = useState(makeAttempt);
  return attempt;
}

function makeAttempt(): Attempt {
  let named: { wish: string; key: string } | null = null;
  let isRunning = false;
  return {
    keyOf: (wish) => {
      if (named?.wish !== wish) named = { wish, key: randomKey() };
      return named.key;
    },
    once: async (work) => {
      if (isRunning) return null;
      isRunning = true;
      try {
        const answer = await work();
        named = null;
        return answer;
      } finally {
        isRunning = false;
      }
    },
  };
}
