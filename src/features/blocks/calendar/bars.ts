import type { Entry } from './entries.ts';
import { dayOffsetOf } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** Layout of an entry in its row, px. */
export interface Bar {
  readonly entry: Entry;
  /** Distance from the end of the bar before it; negative where they overlap. */
  readonly gap: number;
  readonly width: number;
  /** Width of the preparation at its end. */
  readonly tail: number;
  /** Offset of its label, to stay visible. */
  readonly indent: number;
}

const NARROWEST = 6;
const BETWEEN = 2;
/** Labels keep at least this distance from the end of their bar. */
const LABEL_ROOM = 90;

/**
 * The bars of a row in order. Each is positioned relative to the one before it: absolutely positioned, each would be a layer
 * that the browser has to process in every frame while scrolling.
 */
export function barsOf(entries: readonly Entry[], timeline: Timeline, dayWidth: number, edge: number): Bar[] {
  const xOf = (moment: string) => dayOffsetOf(timeline, moment) * dayWidth;
  let end = 0;
  return entries.map((entry) => {
    const [left, right] = [xOf(entry.from), xOf(entry.to)];
    const width = Math.max(NARROWEST, right - left - BETWEEN);
    const gap = left - end;
    end = left + width;
    return {
      entry,
      gap,
      width,
      tail: Math.max(0, right - xOf(entry.end)),
      indent: Math.max(0, Math.min(edge - left, width - LABEL_ROOM)),
    };
  });
}
