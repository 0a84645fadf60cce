import { useCallback, useState } from 'react';

export interface Carousel {
  /** The ref callback of the element that scrolls. */
  attach: (track: HTMLElement | null) => (() => void) | undefined;
  hasPrevious: boolean;
  hasNext: boolean;
  showPrevious: () => void;
  showNext: () => void;
}

/** A row the browser itself scrolls and snaps; this hook only follows its position and moves it by one view. */
export function useCarousel(): Carousel {
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: false });

  const attach = useCallback((element: HTMLElement | null) => {
    setTrack(element);
    if (!element) return undefined;
    const update = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const next = { hasPrevious: element.scrollLeft > 4, hasNext: rest > 4 };
      setEnds((last) => (last.hasPrevious === next.hasPrevious && last.hasNext === next.hasNext ? last : next));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);

  const move = (direction: 1 | -1) => track?.scrollBy({ left: direction * track.clientWidth, behavior: 'smooth' });
  return { attach, ...ends, showPrevious: () => move(-1), showNext: () => move(1) };
}
