import { useEffect, useRef } from 'react';
import { useMapView } from './MapContext.ts';

/** Whom the operator's map is to name. What its sources say is HTML, of which the page shows the words. */
export function StyleCredit() {
  const map = useMapView();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      const credits = Object.keys(map.getStyle().sources).flatMap((id) => {
        const { attribution } = map.getSource(id) ?? {};
        return attribution ? [attribution.replaceAll(/<[^<>]*>/g, '').replaceAll('&copy;', '©')] : [];
      });
      if (place.current) place.current.textContent = [...new Set(credits)].join(' · ');
    };
    map.on('sourcedata', write);
    return () => void map.off('sourcedata', write);
  }, [map]);
  return <span className="credit" ref={place} />;
}
