import type { Pool } from 'pg';
import type { Sort } from '#contract/search.ts';
import type { Language } from '#contract/values.ts';
import type { Context } from '#server/context.ts';
import { cardsText } from '../cardText.ts';
import { readRentalDates } from '#server/rental/rentalDates.ts';
import { listRentalDays } from '#server/rental/rentalDays.ts';
import { nameHot } from './hotStatements.ts';
import { readPage } from './readPage.ts';
import { relaxSearch } from './relaxSearch.ts';
import { writeCursor } from './searchCursor.ts';
import type { CountFacets } from './searchFacets.ts';
import { listChosenGroups, type ParsedSearchQuery, type SearchFilters } from './searchFilters.ts';
import { countCars, TOTAL_CAP, totalsStatement } from './searchRepository.ts';
import { findMeanings } from './wordsRepository.ts';

const DEFAULT_SORT: Sort = 'rating';

/** Answers a search as JSON text, shaped as the contract says. */
export async function searchCars(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  countFacets: CountFacets,
  query: ParsedSearchQuery,
  language: Language,
): Promise<string> {
  const sort = query.sort ?? DEFAULT_SORT;
  const filters = await readFilters(pool, query, clock());
  const groups = listChosenGroups(filters);
  const [{ cards, end }, [found = 0], facets] = await Promise.all([
    readPage(pool, filters, sort, language),
    countCars(pool, nameHot(totalsStatement(filters, [groups]))),
    countFacets(filters),
  ]);
  const relaxations = found === 0 ? await relaxSearch(pool, filters) : [];

  return [
    `{"status":"success","cars":${cardsText(cards, filters.dates)}`,
    `"total":${Math.min(found, TOTAL_CAP)},"total_is_capped":${found > TOTAL_CAP}`,
    `"next_cursor":${end === null ? null : `"${writeCursor(end)}"`}`,
    `"facets":${facets},"relaxations":${JSON.stringify(relaxations)}}`,
  ].join(',');
}

async function readFilters(pool: Pool, query: ParsedSearchQuery, now: Date): Promise<SearchFilters> {
  const dates = readRentalDates(query, now);
  const words = query.q === undefined ? [] : await findMeanings(pool, query.q);
  return { query, dates, days: dates === null ? [] : listRentalDays(dates), words };
}
