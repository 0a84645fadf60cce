import { useLayoutEffect, useState } from 'react';

/** Whole: fractions of two readings do not add up, and 120 s would be 121. */
const readClock = (): number => Math.round(performance.now());

/** Whole seconds until `at` of the page's own clock, rounded up, renewed as they pass. */
export function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(readClock);
  const isOver = now >= at;
  useLayoutEffect(() => {
    if (isOver) return undefined;
    const tick = () => setNow(readClock());
    // The clock has stood still since the last countdown.
    tick();
    // Several times a second: a busy page skips none of them for long.
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isOver, at]);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
