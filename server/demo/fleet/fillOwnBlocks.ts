import type { PoolClient } from 'pg';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { toPeriod } from './carRows.ts';
import { insertRows } from './fleetRepository.ts';

const DAY = 24 * 3_600_000;
const SOONEST_DAYS = 5;
const FURTHEST_DAYS = 60;

/** What an owner takes cars off the market for: by turns, so that a fleet shows all of it. */
const reasons = [
  { kind: 'owner', note: 'Family trip', days: 3 },
  { kind: 'maintenance', note: 'Oil and tyres', days: 2 },
] as const;

/** A car with its rentals, confirmed and requested ones. */
interface RentedCar {
  readonly id: number;
  readonly trips: readonly RentalDates[];
}

/** Each car has some days of its own soon, as soon as it is free for them. */
export async function fillOwnBlocks(client: PoolClient, cars: readonly RentedCar[], midnight: Date): Promise<void> {
  const rows = cars.flatMap(({ id, trips }, place) => {
    const { kind, note, days } = reasons[place % reasons.length] ?? reasons[0];
    for (let day = SOONEST_DAYS; day < FURTHEST_DAYS; day += 1) {
      const from = new Date(midnight.getTime() + day * DAY);
      const to = new Date(from.getTime() + days * DAY);
      // A day apart from rentals: a car needs time to be prepared.
      const isFree = trips.every(
        (trip) => trip.from.getTime() >= to.getTime() + DAY || trip.to.getTime() + DAY <= from.getTime(),
      );
      if (isFree) return [{ car_id: id, kind, note, period: toPeriod({ from, to }) }];
    }
    return [];
  });
  await insertRows(client, 'car_blocks', rows);
}
