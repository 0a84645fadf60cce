import { startTransition, useEffect, useState } from 'react';
import { logFailure } from '../log.ts';
import type { Part } from './makePart.ts';

interface AwaitedPart<Value> {
  /** Null until it is there. */
  readonly value: Value | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * A part of a screen, fetched once it is wanted. One that cannot be had leaves the screen as it is, and is asked for again
 * when the network is back.
 */
export function usePart<Value>(part: Part<Value>, isWanted = true): AwaitedPart<Value> {
  // A part may be a function, which a state would take for one that makes it.
  const [value, setValue] = useState(() => part.peek());
  const [hasFailed, setFailed] = useState(false);
  const isAwaited = isWanted && value === null && !hasFailed;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isGone = false;
    part.load().then(
      (loaded) => {
        if (!isGone) startTransition(() => setValue(() => loaded));
      },
      (error: unknown) => {
        logFailure('A part of the page could not be loaded', error);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [part, isAwaited]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setFailed(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);
  return { value, hasFailed, retry: () => setFailed(false) };
}
