import type { CarBlock } from '#contract/calls/blocks.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { firstDayOf, lastDayOf, shiftSpan, spanOfDays } from '../spans.ts';
import type { Span } from '../spans.ts';
import { dayAt, indexOfDay } from '../timeline.ts';
import type { Timeline } from '../timeline.ts';

/** A day of a car, under the pointer or with keyboard focus. */
export interface Cell {
  readonly carId: number;
  /** Index in the timeline. */
  readonly day: number;
}

/** A drag in progress. */
export type Gesture =
  | { readonly kind: 'select'; readonly start: Cell }
  | { readonly kind: 'move'; readonly start: Cell; readonly block: CarBlock }
  | { readonly kind: 'stretch'; readonly edge: 'from' | 'to'; readonly block: CarBlock };

/** Where a block would be: the car and the span. */
export interface Target {
  readonly carId: number;
  readonly span: Span;
}

/** The result of a gesture at the current cell; null if it lies in the past. */
export function targetOf(gesture: Gesture, at: Cell, timeline: Timeline, today: LocalDay): Target | null {
  const day = dayAt(timeline, at.day);
  switch (gesture.kind) {
    case 'select':
      return selected(gesture.start.carId, dayAt(timeline, gesture.start.day), day, today);
    case 'move': {
      const { block, start } = gesture;
      const earliest = indexOfDay(timeline, today) - indexOfDay(timeline, firstDayOf(block));
      // A block that has begun stays; only its end can move.
      if (earliest > 0) return { carId: block.car_id, span: spanOf(block) };
      return { carId: at.carId, span: shiftSpan(block, Math.max(at.day - start.day, earliest)) };
    }
    case 'stretch':
      return { carId: gesture.block.car_id, span: stretched(gesture.block, gesture.edge, day, today) };
  }
}

/** From the first cell to the current one, without past days. */
function selected(carId: number, start: LocalDay, end: LocalDay, today: LocalDay): Target | null {
  if (start < today && end < today) return null;
  const notOver = (day: LocalDay) => (day < today ? today : day);
  return { carId, span: spanOfDays(notOver(start), notOver(end)) };
}

const spanOf = ({ from, to }: Span): Span => ({ from, to });

/** At least a day remains, and an unchanged end keeps its time. */
function stretched(block: Span, edge: 'from' | 'to', day: LocalDay, today: LocalDay): Span {
  const [first, last] = [firstDayOf(block), lastDayOf(block)];
  if (edge === 'from') {
    const wanted = [day < today ? today : day, last].toSorted()[0] ?? last;
    return first < today || wanted === first ? spanOf(block) : { from: spanOfDays(wanted, last).from, to: block.to };
  }
  const least = first < today ? today : first;
  const wanted = day < least ? least : day;
  return wanted === last ? spanOf(block) : { from: block.from, to: spanOfDays(wanted, wanted).to };
}
