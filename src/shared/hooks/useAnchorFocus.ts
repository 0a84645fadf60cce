import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The block that the address names after its `#` has the focus as soon as it is there. */
export function useAnchorFocus<Block extends HTMLElement = HTMLElement>(name: string): RefObject<Block | null> {
  const { hash } = useLocation();
  const block = useRef<Block>(null);
  const isNamed = hash === `#${name}`;
  useEffect(() => {
    // A new screen focuses its content in an effect of its own, which may run after this one.
    if (isNamed) queueMicrotask(() => block.current?.focus());
  }, [isNamed]);
  return block;
}
