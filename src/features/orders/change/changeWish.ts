import type { Order } from '#contract/orders.ts';
import { addDays } from '#contract/rentalTime.ts';
import { dayOf, momentOf, timeOf } from '#src/features/dates/rentalRange.ts';

/** By how many days the ends of a rental move, and which car it is; null: its own. */
export interface ChangeWish {
  readonly from: number;
  readonly to: number;
  readonly carId: number | null;
}

export const noWish: ChangeWish = { from: 0, to: 0, carId: null };

export const moveDays = (moment: string, days: number): string =>
  momentOf(addDays(dayOf(moment), days), timeOf(moment));

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly car_id?: number;
}

/** What is asked for; null while nothing is. What stays as it is is left out. */
export function askedOf({ from, to }: Pick<Order, 'from' | 'to'>, wish: ChangeWish): Asked | null {
  const asked = {
    ...(wish.from !== 0 && { from: moveDays(from, wish.from) }),
    ...(wish.to !== 0 && { to: moveDays(to, wish.to) }),
    ...(wish.carId !== null && { car_id: wish.carId }),
  };
  return Object.keys(asked).length === 0 ? null : asked;
}
