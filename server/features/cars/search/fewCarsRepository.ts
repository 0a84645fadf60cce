import { columnOf } from '#contract/domain/cars/carFields.ts';
import { choiceFilters, listFilters } from '#contract/domain/cars/carFilters.ts';
import type { Queryable } from '#server/platform/db/withinTime.ts';
import { rentalBoundsSql } from '#server/features/rental/price/rentalTotalRepository.ts';
import { datesPointsSql } from '../recommended/recommendedRepository.ts';
import { askedMoreSql } from './totals/askedTotal.ts';
import { allFacets, type Facet } from './facets/facetsRepository.ts';
import { conditionOf, isWanted, type Parameters, parameters, whereCars } from './filterRepository.ts';
import type { FilterGroup, SearchFilters } from './searchFilters.ts';
import type { Statement } from './searchRepository.ts';

/** Fleets up to so many cars are searched by one statement; what is larger walks along indexes. */
export const FEW_CARS = 5_000;

/** A car that fits, or that one filter with a facet of its own keeps out. */
export interface FewCar {
  readonly id: number;
  readonly price_per_day: number;
  readonly rating_hundredths: number;
  /** Points without those of the dates, and with them. */
  readonly recommended: number;
  readonly recommended_dates: number;
  /** Whether it has what is wanted of each of `choiceFilters`. */
  readonly choices: readonly boolean[];
  /** What the asked days cost, tetri; null where only the rules of the car say it, and without dates. */
  readonly rental: number | null;
  /** What the asked places cost more; null where nobody needs to know what the rental costs. */
  readonly more: number | null;
  /** In the order of `codeFacets`. */
  readonly codes: readonly string[];
  readonly extras: readonly string[];
  readonly terms: readonly string[];
  readonly equipment: readonly string[];
  /** The filter that keeps it out; null when it is found. */
  readonly missed: Facet | null;
}

/** Facets that are a code of the car, each with its column. */
const codeColumns = [
  ...listFilters.map(({ name, field }) => ({ facet: name, column: columnOf(field) })),
  { facet: 'city', column: 'city_id' } as const,
];
export type CodeFacet = (typeof codeColumns)[number]['facet'];
export const codeFacets: readonly CodeFacet[] = codeColumns.map(({ facet }) => facet);

const isFacet = (group: FilterGroup): group is FilterGroup & Facet => allFacets.some((facet) => facet === group);

export interface FewCarsStatement extends Statement {
  /** The chosen filters with facets of their own, in the order in which the statement numbers them. */
  readonly own: readonly Facet[];
}

/**
 * Every car that fits, and those that only one filter with a facet of its own keeps out: the page, the total and all
 * facets follow from them. As one text, a line a car: reading thousands of values one by one costs more than the search.
 */
export function fewCarsStatement(filters: SearchFilters, groups: readonly FilterGroup[]): FewCarsStatement {
  const to = parameters();
  const own = groups.filter(isFacet);
  const fits = own.map((group) => `, (${conditionOf[group](filters, to)}) is true as fits_${group}`);
  const others = groups.filter((group) => !isFacet(group));
  const misses = own.map((group) => `(not fits_${group})::integer`);
  const places = own.map((group, index) => `when not fits_${group} then ${index + 1}`);
  // What a rental costs is told by the found cars, and counted by price.
  const priced = `missed in (0, ${own.indexOf('price') + 1})`;
  const costs = filters.days.length === 0 ? ["'-'", "'-'"] : costsOf(filters, priced, to);
  const choices = choiceFilters.map(
    ({ field, wanted }) => `(${isWanted(`c.${columnOf(field)}`, wanted)} is true)::integer::text`,
  );
  const text = `
    with fitting as (select c.*${fits.join('')} from cars c where ${whereCars(filters, others, to)}),
    few as (
      select c.*, ${own.length === 0 ? '0' : `case ${places.join(' ')} else 0 end`} as missed from fitting c
      ${own.length === 0 ? '' : `where ${misses.join(' + ')} <= 1`} limit ${FEW_CARS + 1})
    select string_agg(concat_ws(' ', c.id, c.price_per_day, c.rating_hundredths,
      c.recommended, c.recommended + ${datesPointsSql(filters, to)}, ${choices.join(' || ')},
      ${costs.join(', ')}, missed, ${codeColumns.map(({ column }) => `c.${column}`).join(', ')},
      array_to_string(c.extra_codes, ','), array_to_string(c.term_codes, ','), array_to_string(c.equipment_codes, ',')), E'\n') as cars
    from few c`;
  return { text, values: to.values, own };
}

/** The texts of `rental` and `more`. */
function costsOf(filters: SearchFilters, priced: string, to: Parameters): readonly string[] {
  const { floor, ceiling, count } = rentalBoundsSql(filters.days, to.add);
  return [
    `case when ${floor} = ${ceiling} then ${floor}::bigint * ${count} end`,
    `case when ${priced} then ${askedMoreSql(filters, to.add)} end`,
  ].map((cost) => `coalesce((${cost})::text, '-')`);
}

/** The texts of a line before its codes. */
const FIRST_CODE = 9;

/** Null when there are more than a few. */
export async function findFewCars(
  database: Queryable,
  { own, ...statement }: FewCarsStatement,
): Promise<readonly FewCar[] | null> {
  const { rows } = await database.query<{ cars: string | null }>(statement);
  const lines = rows[0]?.cars?.split('\n') ?? [];
  return lines.length > FEW_CARS ? null : lines.map((line) => readCar(line, own));
}

function readCar(line: string, own: readonly Facet[]): FewCar {
  const texts = line.split(' ');
  const [id, price, rating, recommended, recommendedDates, choices = '', rental = '-', more = '-', missed] = texts;
  const codes = texts.slice(FIRST_CODE, FIRST_CODE + codeFacets.length);
  const [extras = '', terms = '', equipment = ''] = texts.slice(FIRST_CODE + codeFacets.length);
  return {
    id: Number(id),
    price_per_day: Number(price),
    rating_hundredths: Number(rating),
    recommended: Number(recommended),
    recommended_dates: Number(recommendedDates),
    choices: Array.from(choices, (choice) => choice === '1'),
    rental: rental === '-' ? null : Number(rental),
    more: more === '-' ? null : Number(more),
    missed: own[Number(missed) - 1] ?? null,
    codes,
    extras: extras === '' ? [] : extras.split(','),
    terms: terms === '' ? [] : terms.split(','),
    equipment: equipment === '' ? [] : equipment.split(','),
  };
}
