import { useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useEffect, useMemo, useState } from 'react';
import { HEAD, ROW } from './gridSizes.ts';
import type { ShownDays, Timeline } from '../timeline.ts';

interface Options {
  readonly scroller: HTMLElement | null;
  readonly timeline: Timeline;
  readonly rowCount: number;
  readonly dayWidth: number;
  readonly carWidth: number;
  /** The keyboard is in the grid: it goes where there are cells. */
  readonly isWatched: boolean;
}

/** Rows come and go by two: half as often there is something to do. */
function inPairs({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.max(0, startIndex - overscan);
  const from = first - (first % 2);
  const last = endIndex + overscan;
  const to = Math.min(count - 1, last + 1 - (last % 2));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Where cells are: of these rows, for these days. */
interface Still {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly days: ShownDays;
  /** How far days were scrolled out, px. */
  readonly left: number;
}

/**
 * Which rows and days are in sight. Days come and go by the week: while less is scrolled than that, no row has anything
 * to do. Cells, of which there are hundreds that nobody sees, and words follow when the scrolling has come to rest.
 */
export function useInSight({ scroller, timeline, rowCount, dayWidth, carWidth, isWatched }: Options) {
  // Nothing compiles this hook, and whoever calls it renders anew whenever something else comes into sight.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller,
    estimateSize: () => ROW,
    paddingStart: HEAD,
    overscan: 2,
    rangeExtractor: inPairs,
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
  const days = useMemo<ShownDays>(() => ({ first: first * 7, count: (last - first + 1) * 7 }), [first, last]);
  const shownRows = rows.getVirtualItems();
  const [firstRow, lastRow] = [shownRows[0]?.index ?? 0, shownRows.at(-1)?.index ?? -1];

  const isMoving = rows.isScrolling || weeks.isScrolling;
  const [still, setStill] = useState<Still>({ firstRow, lastRow, days, left: 0 });
  const left = isMoving ? still.left : (weeks.scrollOffset ?? 0);
  const hasSameCells = still.firstRow === firstRow && still.lastRow === lastRow && still.days === days;
  if ((isWatched || !isMoving) && !(hasSameCells && still.left === left)) setStill({ firstRow, lastRow, days, left });
  return {
    rows: shownRows,
    firstWeek: first,
    lastWeek: last,
    days,
    /** Of a row; null where it has none yet. */
    cellsOf: (row: number): ShownDays | null => (row >= still.firstRow && row <= still.lastRow ? still.days : null),
    /** Where the days in sight began when the scrolling last came to rest, px: words of bars are put there. */
    edge: still.left,
  };
}
