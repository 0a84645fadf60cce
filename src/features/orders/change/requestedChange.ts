import type { Order } from '#contract/calls/orders.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { dayOf, momentOf, timeOf } from '#src/features/dates/rentalRange.ts';

/** By how many days the ends of a rental move, and which car it is; null: its own. */
export interface RequestedChange {
  readonly from: number;
  readonly to: number;
  readonly carId: number | null;
}

export const noChange: RequestedChange = { from: 0, to: 0, carId: null };

export const moveDays = (moment: string, days: number): string =>
  momentOf(addDays(dayOf(moment), days), timeOf(moment));

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly car_id?: number;
}

/** What is asked for; null while nothing is. What stays as it is is left out. */
export function askedOf({ from, to }: Pick<Order, 'from' | 'to'>, requested: RequestedChange): Asked | null {
  const asked = {
    ...(requested.from !== 0 && { from: moveDays(from, requested.from) }),
    ...(requested.to !== 0 && { to: moveDays(to, requested.to) }),
    ...(requested.carId !== null && { car_id: requested.carId }),
  };
  return Object.keys(asked).length === 0 ? null : asked;
}
