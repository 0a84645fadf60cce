import { useEffect, useState } from 'react';

/** Whole seconds until `at` of the page's own clock, rounded up, renewed as they pass. */
export function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(() => performance.now());
  const isOver = now >= at;
  useEffect(() => {
    if (isOver) return undefined;
    // Several times a second: a busy page skips none of them for long.
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isOver, at]);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
