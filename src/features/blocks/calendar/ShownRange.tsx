import Typography from '@mui/material/Typography';
import { memo, useEffect, useState } from 'react';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { dayAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** At most one update per this many ms, since each makes the browser repaint the whole page. */
const PACE = 150;

interface Props {
  readonly scroller: HTMLElement | null;
  readonly timeline: Timeline;
  readonly dayWidth: number;
  /** Width of the visible days, px. */
  readonly room: number;
}

/** The visible days as text. It follows scrolling by itself, so that nothing else rerenders. */
export const ShownRange = memo(function ShownRange({ scroller, timeline, dayWidth, room }: Props) {
  const language = useAppSelector(selectLanguage);
  const [range, setRange] = useState('');
  useEffect(() => {
    if (scroller === null) return undefined;
    let known = -1;
    const read = () => {
      const day = Math.round(scroller.scrollLeft / dayWidth);
      if (day === known) return;
      known = day;
      const first = dayAt(timeline, day);
      const last = dayAt(timeline, day + Math.max(1, Math.round(room / dayWidth)) - 1);
      setRange(`${formatDays(first, last, language)} ${last.slice(0, 4)}`);
    };
    read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read();
      }, PACE);
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', follow);
    };
  }, [scroller, timeline, dayWidth, room, language]);
  return (
    <Typography component="span" sx={{ minWidth: 150, textAlign: 'center', fontWeight: 600, whiteSpace: 'nowrap' }}>
      {range}
    </Typography>
  );
});
