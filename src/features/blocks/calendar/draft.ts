import type { CalendarCar, CarBlock, OwnBlockKind } from '#contract/calls/blocks.ts';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import type { Target } from './grid/gesture.ts';
import { countSpanDays, longestFreePart, nearestFree, overlap } from './spans.ts';
import type { Span } from './spans.ts';

/** A block before it is saved; a new one has no id yet. */
export interface Draft extends Target {
  readonly blockId: number | null;
  readonly kind: OwnBlockKind;
  readonly note: string;
}

export const newDraft = (target: Target): Draft => ({ ...target, blockId: null, kind: 'owner', note: '' });

/** Null for blocks of orders and imported ones, which can't be changed here. */
export function draftOf({ id, car_id, from, to, kind, note }: CarBlock): Draft | null {
  if (kind !== 'owner' && kind !== 'maintenance') return null;
  return { blockId: id, carId: car_id, span: { from, to }, kind, note: note ?? '' };
}

/** The first block in conflict with a draft, and free alternatives. */
export interface Conflict {
  readonly block: CarBlock;
  /** The longest free part of the draft. */
  readonly part: Span | null;
  /** The nearest days with room for all of it. */
  readonly near: Span | null;
}

/** The blocks of a car that a draft must not overlap. */
export const othersOf = (car: Pick<CalendarCar, 'blocks'>, { blockId }: Pick<Draft, 'blockId'>): CarBlock[] =>
  car.blocks.filter(({ id }) => id !== blockId);

export function findConflict(car: Pick<CalendarCar, 'blocks'>, draft: Draft, today: LocalDay): Conflict | null {
  const others = othersOf(car, draft);
  const [first] = others
    .filter((block) => overlap(block, draft.span))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (first === undefined) return null;
  return {
    block: first,
    part: longestFreePart(draft.span, others),
    near: nearestFree(draft.span, others, today),
  };
}

const LONGEST_DAYS = 366;

type Problem = 'past' | 'reversed' | 'tooLong';

/** Why these days can't be blocked, regardless of conflicts; the server checks the same. */
export function problemOf(
  days: { readonly from: string; readonly to: string },
  draft: Draft,
  today: string,
): Problem | null {
  if (!isLocalDay(days.from) || !isLocalDay(days.to) || days.to < days.from) return 'reversed';
  if (days.to < today || (draft.blockId === null && days.from < today)) return 'past';
  return countSpanDays(draft.span) > LONGEST_DAYS ? 'tooLong' : null;
}
