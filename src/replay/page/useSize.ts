import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/** How much room an element has; 0 before it is measured. */
export function useSize(): [ref: RefCallback<HTMLElement>, size: { readonly width: number; readonly height: number }] {
  // Of this screen alone: no trace would be replayed by it.
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
