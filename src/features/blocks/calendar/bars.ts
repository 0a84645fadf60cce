import type { Entry } from './entries.ts';
import { placeOf } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** How an entry lies in its row, px. */
export interface Bar {
  readonly entry: Entry;
  /** From where the bar before it ends; less than nothing where they overlap. */
  readonly gap: number;
  readonly width: number;
  /** So much of its end is preparation. */
  readonly tail: number;
  /** So far from its beginning its words stand, to be in sight. */
  readonly indent: number;
}

const NARROWEST = 6;
const BETWEEN = 2;
/** Words do not go further than so much before the end of their bar. */
const ROOM_FOR_WORDS = 90;

/**
 * The bars of a row one after the other. Each is placed by the one before it: placed by itself, each would be a layer that the
 * browser has to go through with every frame of scrolling.
 */
export function barsOf(entries: readonly Entry[], timeline: Timeline, dayWidth: number, edge: number): Bar[] {
  const place = (moment: string) => placeOf(timeline, moment) * dayWidth;
  let end = 0;
  return entries.map((entry) => {
    const [left, right] = [place(entry.from), place(entry.to)];
    const width = Math.max(NARROWEST, right - left - BETWEEN);
    const gap = left - end;
    end = left + width;
    return {
      entry,
      gap,
      width,
      tail: Math.max(0, right - place(entry.end)),
      indent: Math.max(0, Math.min(edge - left, width - ROOM_FOR_WORDS)),
    };
  });
}
