import type { FleetRow, listFleetCars } from '#contract/calls/fleet/fleet.ts';
import { FleetTab } from '#contract/calls/fleet/fleet.ts';
import type { ParsedQueryOf, ResponseOf } from '#contract/call.ts';
import { addDays, instantOf, localDateOf } from '#contract/domain/rentalTime.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import { type CarRow, findCars } from './carRowRepository.ts';
import type { Editor, FleetContext } from './carView.ts';
import { listMissing, listMissingShots, sectionsOf } from './completeness.ts';
import { countTabs, type FleetFacts, type FleetSearch, findFacts, findPage } from './fleetListRepository.ts';
import { findPageByOccupancy, readOccupancies } from './listByOccupancy.ts';

const MOST_WORDS = 8;

export async function listCars(
  { db, clock }: Pick<FleetContext, 'db' | 'clock'>,
  { ownerId, language }: Editor,
  query: ParsedQueryOf<typeof listFleetCars>,
): Promise<Omit<ResponseOf<typeof listFleetCars>, 'status'>> {
  const now = clock();
  const words = (query.q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const search: FleetSearch = {
    ...query,
    ownerId,
    words: words.slice(0, MOST_WORDS),
    now,
    endOfToday: instantOf(`${addDays(localDateOf(now), 1)}T00:00`) ?? now,
  };
  const { sort } = query;
  const [ids, { counts, free_today }] = await Promise.all([
    sort === 'occupancy' ? findPageByOccupancy(db, search) : findPage(db, search, sort),
    countTabs(db, search),
  ]);
  const [rows, facts, occupancies] = await Promise.all([
    findCars(db, ownerId, ids, language),
    findFacts(db, ownerId, ids),
    readOccupancies(db, ids, now),
  ]);
  const countOf = (tab: FleetTab): number => counts[tab] ?? 0;
  const all = FleetTab.options.reduce((sum, tab) => sum + countOf(tab), 0);
  return {
    cars: rows.map((row) => toFleetRow(row, facts.get(row.id), occupancies.get(row.id))),
    counts: {
      all,
      active: countOf('active'),
      inactive: countOf('inactive'),
      needs_images: countOf('needs_images'),
      draft: countOf('draft'),
    },
    free_today,
    page: query.page,
    page_size: query.page_size,
    total: query.status === undefined ? all : countOf(query.status),
  };
}

function toFleetRow(row: CarRow, facts: FleetFacts | undefined, occupancy: number | null = null): FleetRow {
  const described = { ...row, shots: row.images.map(({ shot }) => shot) };
  const main = row.images.find(({ is_main }) => is_main);
  const rental = facts?.next_rental ?? null;
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    tab: facts?.tab ?? row.status,
    brand: row.names.brand,
    model: row.names.model,
    year: row.year,
    plate: row.plate,
    category: row.category,
    branch: row.branch,
    image: main ?? null,
    price_per_day: row.price_per_day,
    next_rental: rental && { ...rental, client: coverContacts(rental.client) },
    occupancy: row.status === 'draft' ? null : occupancy,
    rating: row.rating,
    reviews_count: row.reviews_count,
    missing: listMissing(described),
    missing_shots: listMissingShots(described),
    sections_done: sectionsOf(described).filter(({ state }) => state === 'done').length,
    changed_at: row.updated_at.toISOString(),
  };
}
