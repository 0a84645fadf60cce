import { useCallback, useRef } from 'react';
import type { RefCallback, RefObject } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';

/** The slot counts as hidden under the header, too. */
const HEADER = 72;

/** Set on the slot: how high the part was when it was last in it. */
export const SLOT_HEIGHT = '--slot-height';

interface Pinned {
  /** For the space of the part in the page. */
  readonly slot: RefCallback<HTMLElement>;
  /** For the part itself. */
  readonly part: RefObject<HTMLDivElement | null>;
  readonly isPinned: boolean;
}

/**
 * Whether a part has to be pinned to the window, because its own place in the page is not whole in view. Pinned from the
 * start, as below a gallery it mostly is: so nothing jumps when the page of the server comes to life.
 */
export function usePinned(key: string): Pinned {
  const [isPinned, setIsPinned] = useUiState(key, true);
  const part = useRef<HTMLDivElement>(null);
  const slot = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const isWhole = (entries.at(-1)?.intersectionRatio ?? 0) > 0.99;
          // The space stays as high as the part was in it, or the two states would alternate.
          if (!isWhole && part.current?.dataset['pinned'] === undefined)
            element.style.setProperty(SLOT_HEIGHT, `${part.current?.offsetHeight ?? 0}px`);
          setIsPinned(!isWhole);
        },
        { threshold: [0, 0.99, 1], rootMargin: `-${HEADER}px 0px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [setIsPinned],
  );
  return { slot, part, isPinned };
}
