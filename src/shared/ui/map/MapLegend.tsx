import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useMapView } from './MapContext.ts';

const Line = styled('p')(({ theme }) => ({
  position: 'absolute',
  bottom: 8,
  left: 12,
  right: 12,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 12,
  pointerEvents: 'none',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& > .note, & > .credit': {
    padding: '2px 8px',
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > :empty': { display: 'none' },
  // Above the corners of the sheet with the list.
  [theme.breakpoints.down('lg')]: { '[data-map] &': { bottom: 32 } },
}));

interface Props {
  readonly note?: string;
  readonly styleUrl: string | null;
}

/** What the map shows, and whose it is. */
export function MapLegend({ note = '', styleUrl }: Props) {
  return (
    <Line>
      <span className="note">{note}</span>
      {styleUrl === null ? <span className="credit">Natural&nbsp;Earth</span> : <StyleCredit />}
    </Line>
  );
}

/** Whom the operator's map is to name. What its sources say is HTML, of which the page shows the words. */
function StyleCredit() {
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
