import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { UiStatePrivacy } from '#src/shared/store/useUiState.ts';

interface SnapIndex {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide. */
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
}

/** Index of the visible slide in a scroll-snap row whose slides are as wide as the row. */
export function useSnapIndex(key: string, initial: number, privacy: UiStatePrivacy): SnapIndex {
  const scroller = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useUiState(key, initial, privacy);

  const scrollTo = useCallback((next: number) => {
    const row = scroller.current;
    if (row) row.scrollLeft = next * row.clientWidth;
  }, []);

  const goTo = useCallback(
    (next: number) => {
      setIndex(next);
      scrollTo(next);
    },
    [scrollTo, setIndex],
  );

  const onScroll = useCallback(() => {
    const row = scroller.current;
    if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  }, [setIndex]);

  useLayoutEffect(() => scrollTo(initial), [scrollTo, initial]);

  return { scroller, index, goTo, onScroll };
}
