import { carField, columnOf } from '#contract/domain/cars/carFields.ts';
import {
  boundsFilters,
  type BoundsFilterName,
  type ChoiceFilterName,
  choiceFilters,
  type ListFilterName,
  listFilters,
} from '#contract/domain/cars/carFilters.ts';
import { readBox, squaresOf, COLUMN_DEGREES, ROW_DEGREES } from '#contract/domain/mapSquares.ts';
import { NEAR_DISTRICT_KM } from '#contract/domain/places/nearDistrict.ts';
import { isOpenSql } from '#server/features/rental/handOverRepository.ts';
import { askedTotalSql, isHadSql } from './totals/askedTotal.ts';
import type { FilterGroup, SearchFilters, TermKind, WordMeaning } from './searchFilters.ts';

/** Collects the values of a statement and hands out their placeholders. */
export interface Parameters {
  readonly values: unknown[];
  add(value: unknown): string;
}

export function parameters(): Parameters {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}

/** The conditions of the groups on `cars c`, joined with `and`; only active cars, so that the partial indexes serve. */
export function whereCars(filters: SearchFilters, groups: readonly FilterGroup[], to: Parameters): string {
  const asked = onlyAsked(filters, groups);
  return ["c.status = 'active'", ...groups.map((group) => conditionOf[group](asked, to))].join(' and ');
}

/** Where the dates are left out, prices are those of a day again; where the places are, cars are had where they stand. */
export function onlyAsked(filters: SearchFilters, groups: readonly FilterGroup[]): SearchFilters {
  return {
    ...filters,
    ...(!groups.includes('dates') && { dates: null, days: [] }),
    ...(!groups.includes('place') && { places: null }),
  };
}

type Condition = (filters: SearchFilters, to: Parameters) => string;

/** A filter of a field compares its column. */
const conditionsOfFields = Object.fromEntries<Condition>([
  ...listFilters.map(({ name, field }) => {
    const column = `c.${columnOf(field)}`;
    const compare = carField(field).kind === 'code' ? oneOf : oneNumberOf;
    return [name, ({ query }: SearchFilters, to: Parameters) => compare(column, query[name], to)] as const;
  }),
  ...boundsFilters.map(({ name, field }) => {
    const condition: Condition = ({ query }, to) =>
      between(`c.${columnOf(field)}`, query[`${name}_min`], query[`${name}_max`], to);
    return [name, condition] as const;
  }),
  ...choiceFilters.map(({ name, field, wanted }) => [name, () => isWanted(`c.${columnOf(field)}`, wanted)] as const),
  // One of each filter of a field.
]) as Readonly<Record<ListFilterName | BoundsFilterName | ChoiceFilterName, Condition>>;

/** Whether a choice is as it is wanted; where nothing is said, it is not. */
export const isWanted = (column: string, wanted: boolean): string => (wanted ? column : `not ${column}`);

/** A degree of latitude, and of longitude at the equator. */
const KM_A_DEGREE = 111.2;

/**
 * Whether `cars c` can be had in a district: it stands at a branch whose position is near the district's middle, or its
 * owner brings cars to addresses of the district's city. Where a car with an address of its own stands is not known.
 * Subqueries without a reference to the car are evaluated once.
 */
function isNearSql(id: number | undefined, add: (value: unknown) => string): string {
  const district = add(id);
  const city = `(select city_id from districts where id = ${district})`;
  // The middle of its square on the map: a circle says no more of where it stands.
  const north = `((map_row(b.lat) + 0.5) * ${ROW_DEGREES} - d.lat)::float8 * ${KM_A_DEGREE}`;
  const east = `((map_col(b.lng) + 0.5) * ${COLUMN_DEGREES} - d.lng)::float8 * ${KM_A_DEGREE} * cosd(d.lat::float8)`;
  return `(c.city_id = ${city} and (
    not c.has_own_address and c.branch_id = any(array(
      select b.id from branches b join districts d on d.id = ${district} and d.city_id = b.city_id
      where (${north}) ^ 2 + (${east}) ^ 2 <= ${NEAR_DISTRICT_KM ** 2}))
    or c.owner_id = any(array(select p.owner_id from places p where p.kind = 'area' and p.target_id = ${city}))))`;
}

/** The condition of one group, with everything else of the filters as it is. */
export const conditionOf: Readonly<Record<FilterGroup, Condition>> = {
  q: ({ words }, to) => words.map((word) => wordCondition(word, to)).join(' and '),
  city: ({ query }, to) => `c.city_id = ${to.add(query.city_id)}`,
  district: ({ query }, to) => isNearSql(query.district_id, to.add),
  area: ({ query }, to) => inBox(query.bbox, to),
  place: (filters, to) => isHadSql(filters, to.add),
  dates: (filters, to) => {
    const had = (filters.nearer ?? []).map((dates) => {
      const nearer = { ...filters, dates };
      return `(${isFreeSql(nearer, to)} and ${isHadSql(nearer, to.add)}) is not true`;
    });
    return [isFreeSql(filters, to), ...had].join(' and ');
  },
  ...conditionsOfFields,
  price: (filters, to) => {
    const { query, days } = filters;
    return days.length === 0
      ? between('c.price_per_day', query.price_min, query.price_max, to)
      : averageBetween(filters, to);
  },
  equipment: ({ query }, to) => allOf('c.equipment_codes', query.equipment, to),
  extras: ({ query }, to) => allOf('c.extra_codes', query.extras, to),
  terms: ({ query }, to) => allOf('c.term_codes', query.terms, to),
  rating: ({ query }, to) => `c.rating_hundredths >= ${to.add(Math.round((query.rating_min ?? 0) * 100))}`,
  min_days: ({ query }, to) => `c.min_days <= ${to.add(query.min_days)}`,
};

/** Long enough for the car, the preparation after it fits before the next one, and somebody is there at both ends. */
function isFreeSql({ dates, days, places = null }: SearchFilters, to: Parameters): string {
  const [from, until] = [to.add(dates?.from), to.add(dates?.to)];
  // The hours of asked places are looked at with the places.
  const isOpen = places === null ? ` and ${isOpenSql(from, until)}` : '';
  return `c.min_days <= ${to.add(days.length)} and not c.busy && tstzrange(${from}::timestamptz, ${until}::timestamptz + c.preparation_minutes * interval '1 minute')${isOpen}`;
}

/** One value is compared directly: that is what lets an index behind the column give the order, too. */
function oneOf(column: string, codes: readonly string[] = [], to: Parameters): string {
  const known = codes.filter(isCode);
  const [only] = known;
  return known.length === 1 && only !== undefined
    ? `${column} = ${to.add(only)}`
    : `${column} = any(${to.add(known)}::text[])`;
}

function oneNumberOf(column: string, codes: readonly string[] = [], to: Parameters): string {
  return `${column} = any(${to.add(codes.filter((code) => /^\d{1,2}$/.test(code)).map(Number))}::integer[])`;
}

/** By the square that everybody sees: a box that is smaller than a square says no more than the square. */
function inBox(text = '', to: Parameters): string {
  const box = readBox(text);
  if (box === null) return 'false';
  const { firstRow, lastRow, firstColumn, lastColumn } = squaresOf(box);
  return `${between('c.map_row', firstRow, lastRow, to)} and ${between('c.map_col', firstColumn, lastColumn, to)}`;
}

function allOf(column: string, codes: readonly string[] = [], to: Parameters): string {
  return codes.every(isCode) ? `${column} @> ${to.add(codes)}::text[]` : 'false';
}

/** What cannot be a code matches nothing; a zero byte would even be an error of the database. */
function isCode(text: string): boolean {
  return /^[a-z0-9_-]+$/i.test(text);
}

function between(column: string, from: number | undefined, until: number | undefined, to: Parameters): string {
  const conditions = [
    ...(from === undefined ? [] : [`${column} >= ${to.add(from)}`]),
    ...(until === undefined ? [] : [`${column} <= ${to.add(until)}`]),
  ];
  return conditions.join(' and ');
}

/**
 * The average day of the asked rental in whole tetri, rounded up, which is what is shown: computed only where the kept
 * bounds leave it open.
 */
function averageBetween(filters: SearchFilters, to: Parameters): string {
  const { price_min: from, price_max: until } = filters.query;
  const { floor, ceiling, total, count } = askedTotalSql(filters, to.add);
  // What a place costs more is in no bound.
  if (filters.places) {
    const average = `ceil(${total} * 1.0 / ${count})`;
    return between(average, from, until, to);
  }
  const conditions = [
    ...(from === undefined
      ? []
      : [
          {
            limit: to.add(from),
            least: floor,
            most: ceiling,
            holds: '>=',
            exact: (one: string) => `${total} > (${one}::bigint - 1) * ${count}`,
          },
        ]),
    ...(until === undefined
      ? []
      : [
          {
            limit: to.add(until),
            least: ceiling,
            most: floor,
            holds: '<=',
            exact: (one: string) => `${total} <= ${one}::bigint * ${count}`,
          },
        ]),
  ].map(
    ({ limit, least, most, holds, exact }) =>
      `${most} ${holds} ${limit}::integer and (${least} ${holds} ${limit}::integer or ${exact(limit)})`,
  );
  return conditions.join(' and ');
}

function wordCondition({ word, year, codes }: WordMeaning, to: Parameters): string {
  // Object.entries of a Record over a closed union gives exactly that union.
  const lists = Object.entries(codes) as [TermKind, readonly string[]][];
  const alternatives = [
    ...lists.map(([kind, list]) => meantBy(kind, list, to)),
    ...(year === null ? [] : [`c.year = ${to.add(year)}`]),
  ];
  if (alternatives.length === 0) {
    alternatives.push(`c.search_text like ${to.add(`%${word}%`)}`, `${to.add(word)} <% c.search_text`);
  }
  return `(${alternatives.join(' or ')})`;
}

function meantBy(kind: TermKind, codes: readonly string[], to: Parameters): string {
  if (kind === 'city') return `c.city_id = any(${to.add(codes.map(Number))}::integer[])`;
  if (kind === 'equipment') return `c.equipment_codes && ${to.add(codes)}::text[]`;
  return oneOf(`c.${columnOf(kind)}`, codes, to);
}
