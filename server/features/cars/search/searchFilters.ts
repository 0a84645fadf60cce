import type { z } from 'zod';
import { byName } from '#contract/domain/byName.ts';
import {
  type BoundsFilterName,
  boundsFilterNames,
  type ChoiceFilterName,
  choiceFilterNames,
  type ListFilterName,
  listFilterNames,
} from '#contract/domain/cars/carFilters.ts';
import type { SearchQuery, Sort } from '#contract/calls/cars/search.ts';
import type { AskedPlaces } from '#server/features/rental/handOverRepository.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

export type ParsedSearchQuery = z.output<typeof SearchQuery>;

/** Filters that are chosen, dropped and counted as one. */
export type FilterGroup =
  | 'q'
  | 'city'
  | 'district'
  | 'area'
  | 'place'
  | 'dates'
  | ListFilterName
  | BoundsFilterName
  | ChoiceFilterName
  | 'price'
  | 'extras'
  | 'equipment'
  | 'terms'
  | 'rating'
  | 'min_days';

type FilterParameter = Exclude<keyof ParsedSearchQuery, 'sort' | 'cursor' | 'flexible'>;

/** The query's parameters of each group. */
export const groupParameters: Readonly<Record<FilterGroup, readonly FilterParameter[]>> = {
  q: ['q'],
  city: ['city_id'],
  district: ['district_id'],
  area: ['bbox'],
  place: ['pick_up', 'drop_off'],
  dates: ['from', 'to'],
  ...byName(listFilterNames, (name): readonly FilterParameter[] => [name]),
  ...byName(boundsFilterNames, (name): readonly FilterParameter[] => [`${name}_min`, `${name}_max`]),
  ...byName(choiceFilterNames, (name): readonly FilterParameter[] => [name]),
  price: ['price_min', 'price_max'],
  extras: ['extras'],
  equipment: ['equipment'],
  terms: ['terms'],
  rating: ['rating_min'],
  min_days: ['min_days'],
};

/** What one word of the text means: codes by list, a year, or just the word. */
export interface WordMeaning {
  readonly word: string;
  readonly year: number | null;
  readonly codes: Readonly<Partial<Record<TermKind, readonly string[]>>>;
}
export type TermKind =
  | 'brand'
  | 'model'
  | 'city'
  | 'category'
  | 'car_type'
  | 'fuel'
  | 'transmission'
  | 'drive'
  | 'steering'
  | 'colour'
  | 'equipment';

/** A search with its text understood and its dates read. */
export interface SearchFilters {
  readonly query: ParsedSearchQuery;
  readonly words: readonly WordMeaning[];
  readonly dates: RentalDates | null;
  /** Null, or left out: where they stand. */
  readonly places?: AskedPlaces | null;
  /** The local dates on which the charged days start; none without dates. */
  readonly days: readonly string[];
  /** Cars that are had on any of these dates are left out. */
  readonly nearer?: readonly RentalDates[];
}

/** The asked search, and the same on other dates. */
export type Shifts = readonly [SearchFilters, ...SearchFilters[]];

/** The groups that narrow this search, in a stable order. */
export function listChosenGroups(filters: SearchFilters): readonly FilterGroup[] {
  // Object.keys of a Record over a closed union gives exactly that union.
  return (Object.keys(groupParameters) as FilterGroup[]).filter((group) => isChosen(filters, group));
}

function isChosen({ query, words }: SearchFilters, group: FilterGroup): boolean {
  if (group === 'q') return words.length > 0;
  const choice = choiceFilterNames.find((name) => name === group);
  if (choice !== undefined) return query[choice] === '1';
  return groupParameters[group].some((parameter) => {
    const value = query[parameter];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}

/** Whether the dates, too, decide the order by recommendation. */
export function isByDates({ dates }: SearchFilters, sort: Sort): boolean {
  return dates !== null && sort === 'recommended';
}

/** Whether cars are put in order by what the whole rental costs, as with dates it is shown. */
export function isByTotal({ dates }: SearchFilters, sort: Sort): boolean {
  return dates !== null && (sort === 'price_asc' || sort === 'price_desc');
}
