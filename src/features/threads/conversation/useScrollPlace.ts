import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';

const NEAR_BOTTOM = 80;
const NEAR_TOP = 240;

interface Content {
  /** The oldest message shown. */
  readonly first: number;
  /** The newest one, also one on its way. */
  readonly last: string;
  /** Whoever has just written wants to see it. */
  readonly isOwnLast: boolean;
  readonly onTop: () => void;
}

interface ScrollPlace {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Whether newer messages are below what is seen. */
  readonly isAway: boolean;
  readonly toNewest: () => void;
}

/** Stays at the newest message, or, for whoever reads older ones, where they are however much comes above or below. */
export function useScrollPlace({ first, last, isOwnLast, onTop }: Content): ScrollPlace {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, last: '', height: 0, isNear: true });
  const [isAway, setIsAway] = useUiState('chat/isAway', false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const { current: was } = before;
    const hasNew = was.last !== last;
    if (was.first === 0 || (hasNew && (was.isNear || isOwnLast))) box.scrollTop = box.scrollHeight;
    else if (was.first !== first) box.scrollTop += box.scrollHeight - was.height;
    before.current = { ...was, first, last, height: box.scrollHeight };
  }, [first, last, isOwnLast]);

  const onScroll = (): void => {
    const box = ref.current;
    if (box === null) return;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_BOTTOM;
    before.current.isNear = isNear;
    setIsAway(!isNear);
    if (box.scrollTop < NEAR_TOP) onTop();
  };
  const toNewest = (): void => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
    ref.current?.focus();
  };
  return { ref, onScroll, isAway, toNewest };
}
