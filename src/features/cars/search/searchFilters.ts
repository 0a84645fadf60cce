import { parseRange } from '#src/features/dates/rentalRange.ts';
import { MOST_FLEXIBLE, MOST_PRICE_BOUND } from '#contract/domain/limits.ts';
import { placeCodePattern } from '#contract/domain/placeCode.ts';
import {
  boundLimits,
  boundsFilterNames,
  choiceFilterNames,
  listFilterNames,
} from '#contract/generated/carFilterNames.ts';
import type { ChoiceFilterName } from '#contract/domain/cars/carFilters.ts';
import type { Sort } from '#contract/calls/cars/search.ts';

/** Filters with several codes, comma-separated in the URL. */
export const listFilters = [...listFilterNames, 'extras', 'equipment', 'terms'] as const;
export type ListFilter = (typeof listFilters)[number];

/** Filters with one whole number and the server's bounds. */
const wholeFilters = {
  city_id: [1, 2_147_483_647],
  district_id: [1, 2_147_483_647],
  ...boundLimits,
  price_min: [0, MOST_PRICE_BOUND],
  price_max: [0, MOST_PRICE_BOUND],
  min_days: [1, 365],
  flexible: [1, MOST_FLEXIBLE],
} as const;
export type WholeFilter = keyof typeof wholeFilters;

/** Pairs of bounds, each shown as one filter. */
export const pairs = [...boundsFilterNames, 'price' as const].map((name) => [`${name}_min`, `${name}_max`] as const);

export const sorts = ['recommended', 'price_asc', 'price_desc', 'newest', 'rating'] as const satisfies readonly Sort[];
export const defaultSort = 'recommended' satisfies Sort;
export const ratings = ['4.5', '4', '3'] as const;
export const longestText = 100;
const longestList = 400;

/**
 * The filters under the names of the URL and the request. An absent key does not filter, so that equal searches are
 * equal objects.
 */
export type SearchFilters = { readonly [K in ListFilter]?: readonly string[] } & {
  readonly [K in WholeFilter]?: number;
} & { readonly [K in ChoiceFilterName]?: true } & {
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  /** Place codes for pick-up and return, `airport-1`. */
  readonly pick_up?: string;
  readonly drop_off?: string;
  /** A part of the map: `west,south,east,north`. */
  readonly bbox?: string;
  /** The map is open: no filter, but what is shared and kept with them. */
  readonly map?: true;
  readonly rating_min?: (typeof ratings)[number];
  readonly sort?: Sort;
};

export type FilterName = keyof SearchFilters;

type Draft = { -readonly [K in keyof SearchFilters]: SearchFilters[K] };

/** Reads a URL. Unknown, malformed and out-of-range values are ignored. */
export function readFilters(search: URLSearchParams): SearchFilters {
  const filters: Draft = {};
  const text = search.get('q')?.trim().slice(0, longestText);
  if (text) filters.q = text;
  const range = parseRange(search.get('from'), search.get('to'));
  if (range) Object.assign(filters, range);
  for (const name of listFilters) {
    const codes = readCodes(search.get(name));
    if (codes.length > 0) filters[name] = codes;
  }
  for (const name of wholeNames) {
    const whole = readWhole(search.get(name), wholeFilters[name]);
    if (whole !== null) filters[name] = whole;
  }
  if (!range) delete filters.flexible;
  for (const name of ['pick_up', 'drop_off'] as const) {
    const code = search.get(name) ?? '';
    if (placeCodePattern.test(code)) filters[name] = code;
  }
  const box = search.get('bbox') ?? '';
  if (isBox(box)) filters.bbox = box;
  if (search.get('map') === '1') filters.map = true;
  for (const name of choiceFilterNames) if (isYes(search.get(name))) filters[name] = true;
  const rating = ratings.find((code) => Number(code) === Number(search.get('rating_min')));
  if (rating) filters.rating_min = rating;
  const sort = sorts.find((name) => name === search.get('sort'));
  if (sort && sort !== defaultSort) filters.sort = sort;
  return withoutCrossedBounds(filters);
}

/** A choice as the call takes it, too: ours is written as a flag. */
const isYes = (value: string | null) => value === '1' || value === 'true';

/** Writes the filters in a fixed order, so that equal searches have equal URLs. */
export function writeFilters(filters: SearchFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined) search.set(name, writeValue(value));
  }
  return search;
}

/** A value as text for URLs and requests. */
export function writeValue(value: NonNullable<SearchFilters[FilterName]>): string {
  return value === true ? '1' : Array.isArray(value) ? value.join(',') : String(value);
}

/** The filters with some of them changed; `undefined` removes one. */
export function changeFilters(
  filters: SearchFilters,
  change: { readonly [K in FilterName]?: SearchFilters[K] | undefined },
): SearchFilters {
  const draft: Record<string, unknown> = { ...filters, ...change };
  for (const [name, value] of Object.entries(draft)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) delete draft[name];
  }
  return draft;
}

export function toggleCode(filters: SearchFilters, name: ListFilter, code: string): SearchFilters {
  const codes = filters[name] ?? [];
  const next = codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
  return changeFilters(filters, { [name]: next.toSorted() });
}

const wholeNames = Object.keys(wholeFilters) as WholeFilter[]; // the keys of a closed object

export const filterNames: readonly FilterName[] = [
  'q',
  'city_id',
  'district_id',
  'bbox',
  'from',
  'to',
  'pick_up',
  'drop_off',
  ...listFilters,
  ...wholeNames.filter((name) => name !== 'city_id' && name !== 'district_id'),
  ...choiceFilterNames,
  'rating_min',
  'sort',
  'map',
];

/** A box on Earth, as `readBox` takes it, whose module would come with every first visit; anything else is ignored. */
function isBox(text: string): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  return (
    /^(-?\d{1,3}(\.\d{1,15})?(,(?!$)|$)){4}$/.test(text) &&
    -180 <= west &&
    west < east &&
    east <= 180 &&
    -90 <= south &&
    south < north &&
    north <= 90
  );
}

function readCodes(text: string | null): readonly string[] {
  if (!text || text.length > longestList) return [];
  const codes = text.split(',').filter((code) => /^[\w.-]{1,60}$/.test(code));
  return [...new Set(codes)].toSorted();
}

function readWhole(text: string | null, [least, most]: readonly [number, number]): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const whole = Number(text);
  return whole >= least && whole <= most ? whole : null;
}

/** Crossed bounds, such as 90 to 25, can match nothing, so both are dropped. */
function withoutCrossedBounds(filters: Draft): SearchFilters {
  for (const [least, most] of pairs) {
    const [from, to] = [filters[least], filters[most]];
    if (from === undefined || to === undefined || from <= to) continue;
    delete filters[least];
    delete filters[most];
  }
  return filters;
}
