import { isOpenAt } from '#contract/domain/openingHours.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { HandOverChoice } from '#server/features/rental/findHandOver.ts';
import { freezePlace, type FrozenPlace } from '#server/features/rental/frozenPlace.ts';
import type { CarPlace, HandOver } from '#server/features/rental/handOver.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { OrderRow } from '../orderRow.ts';

/**
 * Where an order begins and ends, for another owner's car: the same airport, address or hotel. The place of its own car,
 * and a branch in that city, become the place of the other one; null if it ends at a branch far away, which
 * no other owner has.
 */
export function placesAlike({ pick_up, drop_off }: Pick<OrderRow, 'pick_up' | 'drop_off'>): HandOverChoice | null {
  const owned = [pick_up, drop_off].filter(isOwners);
  const [first, second] = owned;
  if (first && second && first.city_id !== second.city_id) return null;
  return { pick_up: samePlace(pick_up), drop_off: samePlace(drop_off) };
}

const isOwners = ({ kind }: FrozenPlace): boolean => kind === 'own' || kind === 'branch';

function samePlace({ kind, id }: FrozenPlace): HandOverChoice['pick_up'] {
  return kind === 'own' || kind === 'branch' || id === null ? undefined : { kind, id };
}

/** The places of another car, with the addresses that the client wrote for this one. */
export function freezeAlike(
  hand_over: HandOver,
  { pick_up, drop_off }: Pick<OrderRow, 'pick_up' | 'drop_off'>,
): Record<keyof HandOver, FrozenPlace> {
  return {
    pick_up: freezePlace(hand_over.pick_up, pick_up.text ?? undefined),
    drop_off: freezePlace(hand_over.drop_off, drop_off.text ?? undefined),
  };
}

const HOUR = 3_600_000;

/** Whether a car is available at these places and moments, if it is ordered now. */
export function isServed({ pick_up, drop_off }: HandOver, { from, to }: RentalDates, now: Date): boolean {
  const at = ({ opening, notice_hours }: CarPlace, moment: Date) =>
    isOpenAt(opening, localMomentOf(moment)) && moment.getTime() - now.getTime() >= notice_hours * HOUR;
  return at(pick_up, from) && at(drop_off, to);
}
