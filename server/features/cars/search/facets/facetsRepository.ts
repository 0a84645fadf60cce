import type { Pool } from 'pg';
import type { Queryable } from '#server/platform/db/withinTime.ts';
import { columnOf } from '#contract/domain/cars/carFields.ts';
import {
  type ChoiceFilterName,
  choiceFilters,
  type ListFilterName,
  listFilters,
} from '#contract/domain/cars/carFilters.ts';
import type { Facets } from '#contract/calls/cars/search.ts';
import { askedTotalSql } from '../totals/askedTotal.ts';
import { isWanted, onlyAsked, type Parameters, parameters, whereCars } from '../filterRepository.ts';
import type { FilterGroup, SearchFilters } from '../searchFilters.ts';
import type { Statement } from '../searchRepository.ts';

export type Facet = keyof Facets;

interface FacetSql {
  /** The columns it needs of `cars c`; `day_price` is what is shown as the price of a day. */
  readonly columns: readonly string[];
  /** An expression over `base`, one JSON value; the table `sampling` says for how many cars one row stands. */
  readonly json: string;
}

const scaled = (count: string): string => `round(${count} * (select factor from sampling))::int`;

const counts = (codes: string): string => `(
  select coalesce(json_agg(json_build_object('code', code, 'count', n) order by n desc, code), '[]')
  from (select code, ${scaled('count(*)')} as n from (${codes}) codes group by code) counted)`;

const byColumn = (column: string): FacetSql => ({
  columns: [column],
  json: counts(`select ${column}::text as code from base`),
});

const byChoice = (column: string, wanted: boolean): FacetSql => ({
  columns: [column],
  json: `(select json_build_array(json_build_object('code', '1', 'count', ${scaled(`count(*) filter (where ${isWanted(column, wanted)})`)})) from base)`,
});

const fieldFacets = Object.fromEntries([
  ...listFilters.map(({ name, field }) => [name, byColumn(columnOf(field))] as const),
  ...choiceFilters.map(({ name, field, wanted }) => [name, byChoice(columnOf(field), wanted)] as const),
  // One of each of them.
]) as Readonly<Record<ListFilterName | ChoiceFilterName, FacetSql>>;

const facetSql: Readonly<Record<Facet, FacetSql>> = {
  ...fieldFacets,
  city: byColumn('city_id'),
  terms: { columns: ['term_codes'], json: counts('select unnest(term_codes) as code from base') },
  equipment: { columns: ['equipment_codes'], json: counts('select unnest(equipment_codes) as code from base') },
  extras: { columns: ['extra_codes'], json: counts('select unnest(extra_codes) as code from base') },
  rating: {
    columns: ['rating_hundredths'],
    json: `(select json_build_array(
      json_build_object('code', '4.5', 'count', ${scaled('count(*) filter (where rating_hundredths >= 450)')}),
      json_build_object('code', '4', 'count', ${scaled('count(*) filter (where rating_hundredths >= 400)')}),
      json_build_object('code', '3', 'count', ${scaled('count(*) filter (where rating_hundredths >= 300)')})) from base)`,
  },
  price: {
    columns: ['day_price'],
    json: `(
      select json_build_object('min', coalesce(floor(low)::int, 0), 'max', coalesce(ceil(high)::int, 0), 'counts', (
        select json_agg(coalesce(n, 0) order by step)
        from generate_series(0, 19) as step left join (
          select least(19, floor((day_price - low) * 20 / greatest(high - low, 1)))::int as step, ${scaled('count(*)')} as n
          from base group by 1) counted using (step)))
      from (select min(day_price) as low, max(day_price) as high from base) bounds)`,
  },
};

// Object.keys of a Record over a closed union gives exactly that union.
export const allFacets = Object.keys(facetSql) as readonly Facet[];

/** Which cars of a selection are counted; all of them unless it says otherwise. */
interface Counting {
  /** So many percent of the blocks, the same ones each time, so that counts do not flicker; scaled up to the whole. */
  readonly samplePercent?: number;
  /** Nothing is counted when there are more cars: every value is null. */
  readonly most?: number;
}

/** Several facets over the cars of one selection, each as JSON text. */
export function facetsStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  facets: readonly Facet[],
  { samplePercent = 100, most }: Counting = {},
): Statement {
  const to = parameters();
  const sample = samplePercent < 100 ? `tablesample system (${samplePercent}) repeatable (1)` : '';
  const limit = most === undefined ? '' : `limit ${most + 1}`;
  const columns = facets
    .flatMap((facet) => facetSql[facet].columns)
    .map((column) => (column === 'day_price' ? dayPrice(filters, groups, to) : `c.${column}`));
  const when = most === undefined ? 'true' : `(select count(*) from base) <= ${most}`;
  const values = facets.map((facet) => `case when ${when} then ${facetSql[facet].json}::text end as ${facet}`);
  const text = `
    with base as materialized (select ${columns.join(', ')} from cars c ${sample} where ${whereCars(filters, groups, to)} ${limit}),
    sampling as (select 100.0 / ${samplePercent} as factor)
    select ${values.join(', ')}`;
  return { text, values: to.values };
}

/** With dates the average day of the rental in whole tetri, rounded up as it is shown, else the price without any rules. */
function dayPrice(filters: SearchFilters, groups: readonly FilterGroup[], to: Parameters): string {
  if (!groups.includes('dates')) return 'c.price_per_day::float8 as day_price';
  const { total, count } = askedTotalSql(onlyAsked(filters, groups), to.add);
  return `ceil(${total}::float8 / ${count}) as day_price`;
}

export type FacetTexts = Readonly<Partial<Record<Facet, string | null>>>;

export async function countFacets(database: Queryable, facets: Statement): Promise<FacetTexts> {
  const { rows } = await database.query<FacetTexts>(facets);
  return rows[0] ?? {};
}

/** Active and other cars, as the planner knows it: only to choose between live and kept counts. */
export async function estimateFleet(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ size: number }>(
    "select reltuples::int as size from pg_class where oid = 'cars'::regclass",
  );
  return rows[0]?.size ?? 0;
}
