import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#src/lib/dayNames.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { dayAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';

interface Props {
  readonly scroller: HTMLElement | null;
  readonly timeline: Timeline;
  readonly dayWidth: number;
  readonly carWidth: number;
}

/** The days in sight, in words. It follows the scrolling by itself, so that nothing else has to. */
export function ShownRange({ scroller, timeline, dayWidth, carWidth }: Props) {
  const language = useAppSelector(selectLanguage);
  const [range, setRange] = useState('');
  useEffect(() => {
    if (scroller === null) return undefined;
    const read = () => {
      const { scrollLeft, clientWidth } = scroller;
      const room = Math.max(dayWidth, clientWidth - carWidth);
      const first = dayAt(timeline, Math.round(scrollLeft / dayWidth));
      const last = dayAt(timeline, Math.round((scrollLeft + room) / dayWidth) - 1);
      setRange(`${formatDays(first, last, language)} ${last.slice(0, 4)}`);
    };
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    return () => scroller.removeEventListener('scroll', read);
  }, [scroller, timeline, dayWidth, carWidth, language]);
  return (
    <Typography component="span" sx={{ minWidth: 150, textAlign: 'center', fontWeight: 600, whiteSpace: 'nowrap' }}>
      {range}
    </Typography>
  );
}
