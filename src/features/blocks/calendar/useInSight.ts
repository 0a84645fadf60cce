import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo } from 'react';
import type { ShownDays } from './CalendarRow.tsx';
import { HEAD, ROW } from './gridLook.ts';
import type { Timeline } from './timeline.ts';

interface Options {
  readonly scroller: HTMLElement | null;
  readonly timeline: Timeline;
  readonly rowCount: number;
  readonly dayWidth: number;
  readonly carWidth: number;
}

/** Which rows and days are in sight. Days come and go by the week: while less is scrolled than that, no row has anything to do. */
export function useInSight({ scroller, timeline, rowCount, dayWidth, carWidth }: Options) {
  // Nothing compiles this hook, and whoever calls it renders anew whenever something else comes into sight.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller,
    estimateSize: () => ROW,
    paddingStart: HEAD,
    overscan: 3,
    useFlushSync: false,
  });
  const weeks = useVirtualizer({
    horizontal: true,
    count: timeline.weeks,
    getScrollElement: () => scroller,
    estimateSize: () => 7 * dayWidth,
    paddingStart: carWidth,
    overscan: 1,
    useFlushSync: false,
  });
  useEffect(() => weeks.measure(), [weeks, dayWidth, carWidth]);
  const shown = weeks.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  return {
    rows: rows.getVirtualItems(),
    firstWeek: first,
    lastWeek: last,
    days: useMemo<ShownDays>(() => ({ first: first * 7, count: (last - first + 1) * 7 }), [first, last]),
  };
}
