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
  /** The grid has keyboard focus, so cells must be rendered at once. */
  readonly isWatched: boolean;
}

/** Rows are mounted in pairs, which halves the number of updates. */
function inPairs({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.max(0, startIndex - overscan);
  const from = first - (first % 2);
  const last = endIndex + overscan;
  const to = Math.min(count - 1, last + 1 - (last % 2));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The rows and days for which cells are rendered. */
interface Settled {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly days: ShownDays;
  /** Scroll offset of the days, px. */
  readonly left: number;
}

/**
 * Which rows and days are visible. Days are rendered by whole weeks: scrolling less than a week changes no row. Cells,
 * hundreds of invisible elements, and labels follow when scrolling has stopped.
 */
export function useInSight({ scroller, timeline, rowCount, dayWidth, carWidth, isWatched }: Options) {
  // The React Compiler does not compile this hook, and its caller rerenders whenever other items come into view.
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
  const [settled, setSettled] = useState<Settled>({ firstRow, lastRow, days, left: 0 });
  const left = isMoving ? settled.left : (weeks.scrollOffset ?? 0);
  const hasSameCells = settled.firstRow === firstRow && settled.lastRow === lastRow && settled.days === days;
  if ((isWatched || !isMoving) && !(hasSameCells && settled.left === left))
    setSettled({ firstRow, lastRow, days, left });
  return {
    rows: shownRows,
    firstWeek: first,
    lastWeek: last,
    days,
    /** For a row; null while it has none. */
    cellsOf: (row: number): ShownDays | null =>
      row >= settled.firstRow && row <= settled.lastRow ? settled.days : null,
    /** Left edge of the visible days when scrolling last stopped, px: labels of bars start there. */
    edge: settled.left,
  };
}
