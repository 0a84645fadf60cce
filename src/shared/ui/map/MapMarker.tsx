import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMapView } from './MapContext.ts';

interface Props {
  readonly lat: number;
  readonly lng: number;
  /** Pixels to the right and down from the place. */
  readonly shift?: readonly [number, number];
  /** Above the others. */
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

const still = [0, 0] as const;

/** Keeps what it contains centred on a place of the map. */
export function MapMarker({ lat, lng, shift = still, isRaised = false, children }: Props) {
  const map = useMapView();
  const root = useRef<HTMLDivElement>(null);
  const [right, down] = shift;
  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = map.project([lng, lat]);
      if (root.current)
        root.current.style.transform = `translate(-50%, -50%) translate(${Math.round(x + right)}px, ${Math.round(y + down)}px)`;
    };
    follow();
    map.on('move', follow);
    map.on('resize', follow);
    return () => {
      map.off('move', follow);
      map.off('resize', follow);
    };
  }, [map, lat, lng, right, down]);
  return (
    <div ref={root} style={{ position: 'absolute', top: 0, left: 0, zIndex: isRaised ? 2 : 1 }}>
      {children}
    </div>
  );
}
