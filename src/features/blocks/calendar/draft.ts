import type { CalendarCar, CarBlock, OwnBlockKind } from '#contract/calls/blocks.ts';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import type { Target } from './grid/gesture.ts';
import { countSpanDays, longestFreePart, nearestFree, overlap } from './spans.ts';
import type { Span } from './spans.ts';

/** A block as somebody wants it; a new one has no id yet. */
export interface Draft extends Target {
  readonly blockId: number | null;
  readonly kind: OwnBlockKind;
  readonly note: string;
}

export const newDraft = (target: Target): Draft => ({ ...target, blockId: null, kind: 'owner', note: '' });

/** Blocks of orders and imported ones can't be changed here: they have none. */
export function draftOf({ id, car_id, from, to, kind, note }: CarBlock): Draft | null {
  if (kind !== 'owner' && kind !== 'maintenance') return null;
  return { blockId: id, carId: car_id, span: { from, to }, kind, note: note ?? '' };
}

/** What stands where a block is wanted, and what could be had instead. */
export interface Conflict {
  readonly taker: CarBlock;
  /** What of the request is free. */
  readonly part: Span | null;
  /** The nearest days that have room for all of it. */
  readonly near: Span | null;
}

/** What of a car a draft may not lie on. */
export const othersOf = (car: Pick<CalendarCar, 'blocks'>, { blockId }: Pick<Draft, 'blockId'>): CarBlock[] =>
  car.blocks.filter(({ id }) => id !== blockId);

export function findConflict(car: Pick<CalendarCar, 'blocks'>, draft: Draft, today: LocalDay): Conflict | null {
  const others = othersOf(car, draft);
  const [taker] = others
    .filter((block) => overlap(block, draft.span))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (taker === undefined) return null;
  return {
    taker,
    part: longestFreePart(draft.span, others),
    near: nearestFree(draft.span, others, today),
  };
}

const LONGEST_DAYS = 366;

type Problem = 'past' | 'reversed' | 'tooLong';

/** Why these days can't be blocked, whatever stands there; the server would say the same. */
export function problemOf(
  days: { readonly from: string; readonly to: string },
  draft: Draft,
  today: string,
): Problem | null {
  if (!isLocalDay(days.from) || !isLocalDay(days.to) || days.to < days.from) return 'reversed';
  if (days.to < today || (draft.blockId === null && days.from < today)) return 'past';
  return countSpanDays(draft.span) > LONGEST_DAYS ? 'tooLong' : null;
}
