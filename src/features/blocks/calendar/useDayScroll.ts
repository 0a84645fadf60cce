import { useCallback, useLayoutEffect, useRef } from 'react';

/** Keeps the day at the left edge where it is while days become wider or narrower, and goes to any other. */
export function useDayScroll(scroller: HTMLElement | null, dayWidth: number, home: number): (day: number) => void {
  const left = useRef(home);
  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    scroller.scrollTo({ left: left.current * dayWidth });
    const note = () => {
      left.current = scroller.scrollLeft / dayWidth;
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [scroller, dayWidth]);
  return useCallback(
    (day: number) => {
      left.current = day;
      scroller?.scrollTo({ left: day * dayWidth });
    },
    [scroller, dayWidth],
  );
}
