import type { Pool } from 'pg';
import type { CountFacets } from '#server/features/cars/search/facets/searchFacets.ts';
import {
  isByDates,
  isByTotal,
  listChosenGroups,
  type SearchFilters,
} from '#server/features/cars/search/searchFilters.ts';
import { countCars, orders, totalsStatement } from '#server/features/cars/search/searchRepository.ts';
import { type Order, writeCursor } from '#server/features/cars/search/searchCursor.ts';
import { nameHot } from '#server/features/cars/search/hotStatements.ts';
import { readPage } from '#server/features/cars/search/readPage.ts';
import { parameters, whereCars } from '#server/features/cars/search/filterRepository.ts';
import type { Sort } from '#contract/calls/cars/search.ts';
import { time, type Sample } from './measure.ts';
import { drawFilters } from './mixes.ts';

export interface Figures {
  readonly page: Sample;
  /** Of `page` those draws that fill a page even in the smallest fleet: elsewhere less is read and sent there. */
  readonly fullPage: Sample;
  /** How many cars the first pages show. */
  readonly cars: Sample;
  readonly bare: Sample;
  readonly deep: Sample;
  readonly total: Sample;
  readonly facets: Sample;
}

export const noFigures = (): Figures => ({
  page: [],
  fullPage: [],
  cars: [],
  bare: [],
  deep: [],
  total: [],
  facets: [],
});

const DEEP_OFFSET = 39 * 24;

/**
 * One draw of a mix: the first page, the same selection as bare SQL, a deep page, the capped total, the facets.
 * Says whether the first page was full.
 */
export async function measureDraw(
  pool: Pool,
  countFacets: CountFacets,
  mix: string,
  index: number,
  figures: Figures,
  isFullInSmallest: boolean | undefined,
): Promise<boolean> {
  const filters = drawFilters(mix, index);
  const sort: Sort = filters.query.sort ?? 'rating';
  const groups = listChosenGroups(filters);
  const own: Sample = [];
  const { cards, end } = await time(own, () => readPage(pool, [filters], sort, 'en'));
  const isFull = end !== null;
  figures.page.push(...own);
  figures.cars.push(cards.length);
  if (isFullInSmallest ?? isFull) figures.fullPage.push(...own);
  const bare = bareStatement(filters, sort, '*', 25, 0);
  await time(figures.bare, () => pool.query(bare));
  const cursor = await findDeepCursor(pool, filters, sort);
  if (cursor !== null) {
    const deep = { ...filters, query: { ...filters.query, cursor } };
    await time(figures.deep, () => readPage(pool, [deep], sort, 'en'));
  }
  const totals = totalsStatement([[filters, groups]]);
  await time(figures.total, () => countCars(pool, nameHot(totals)));
  await time(figures.facets, () => countFacets(filters));
  return isFull;
}

/** The rows of a page without names, pictures and JSON. */
function bareStatement(filters: SearchFilters, sort: Sort, columns: string, limit: number, offset: number) {
  const { key, direction } = orders[sort];
  const to = parameters();
  const where = whereCars(filters, listChosenGroups(filters), to);
  const order = key === 'id' ? `c.id ${direction}` : `c.${key} ${direction}, c.id ${direction}`;
  const text = `select ${columns} from cars c where ${where} order by ${order} limit ${limit} offset ${offset}`;
  return { text, values: to.values };
}

/** Some forty pages down: by the price of a day, which for totals is near enough. */
async function findDeepCursor(pool: Pool, filters: SearchFilters, sort: Sort): Promise<string | null> {
  const { key, direction } = orders[sort];
  const { text, values } = bareStatement(filters, sort, `c.id, c.${key} as key`, 1, DEEP_OFFSET);
  const { rows } = await pool.query<{ id: number; key: number }>({ text, values });
  const [car] = rows;
  if (car === undefined) return null;
  // What the dates add to the recommendation is little beside it.
  if (isByDates(filters, sort)) return writeCursor(['recommended_dates', car.key, car.id]);
  const order: Order = isByTotal(filters, sort) ? `total_${direction}` : sort;
  return writeCursor([order, car.key * (order === sort ? 1 : filters.days.length), car.id]);
}
