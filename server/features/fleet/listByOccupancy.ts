import type { Kysely } from 'kysely';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { countCarDays, occupancyOf } from '#server/features/rental/carDaysRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { directionOf, type FleetSearch, listFound } from './fleetListRepository.ts';

const OCCUPANCY_DAYS = 30;

/** Of the next thirty days, today the first; null where a car is not on the market on any of them. */
export async function readOccupancies(
  db: Kysely<Database>,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number | null>> {
  const from = localDateOf(now);
  const days = await countCarDays(db, ids, [{ from, to: addDays(from, OCCUPANCY_DAYS - 1) }]);
  return new Map([...days].map(([id, { rented, available }]) => [id, occupancyOf(rented[0] ?? 0, available[0] ?? 0)]));
}

/** The ids of a page; cars without the figure come last. */
export async function findPageByOccupancy(db: Kysely<Database>, search: FleetSearch): Promise<number[]> {
  const { page, page_size, now } = search;
  const found = await listFound(db, search);
  const ready = found.filter(({ is_draft }) => !is_draft).map(({ id }) => id);
  const occupancies = await readOccupancies(db, ready, now);
  const sign = directionOf(search) === 'asc' ? 1 : -1;
  const keyOf = (id: number): number => occupancies.get(id) ?? sign * Infinity;
  return found
    .map(({ id }) => id)
    .toSorted((one, other) => sign * (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : one - other))
    .slice((page - 1) * page_size, page * page_size);
}
