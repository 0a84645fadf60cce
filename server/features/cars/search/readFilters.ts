import type { Pool } from 'pg';
import { readPlaceCode } from '#contract/domain/placeCode.ts';
import type { AskedPlaces } from '#server/features/rental/handOverRepository.ts';
import { readRentalDates } from '#server/features/rental/rentalDates.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { ParsedSearchQuery, SearchFilters } from './searchFilters.ts';
import { findMeanings } from './words/wordsRepository.ts';

function readPlaces({ pick_up, drop_off }: ParsedSearchQuery, now: Date): AskedPlaces | null {
  if (pick_up === undefined && drop_off === undefined) return null;
  const read = (code: string | undefined) => (code === undefined ? null : readPlaceCode(code));
  return { pickUp: read(pick_up), dropOff: read(drop_off), now };
}

/** A search with its words understood and its dates read. */
export async function readFilters(pool: Pool, query: ParsedSearchQuery, now: Date): Promise<SearchFilters> {
  const dates = readRentalDates(query, now);
  const words = query.q === undefined ? [] : await findMeanings(pool, query.q);
  return { query, dates, places: readPlaces(query, now), days: dates === null ? [] : listRentalDays(dates), words };
}
