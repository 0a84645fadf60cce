import type { Relaxation } from '#contract/calls/cars/search.ts';
import type { ActiveFilter } from './activeFilters.ts';
import type { FilterName, SearchFilters } from './searchFilters.ts';
import { changeFilters, filterNames } from './searchFilters.ts';

/** The text of a relaxation: some filters have a phrase of their own, the others are named. */
export type RelaxationPhrase =
  | { readonly kind: 'otherCities' | 'otherDates' | 'anyPrice' }
  | { readonly kind: 'drop'; readonly what: string };

const ownPhrases = [
  { kind: 'otherCities', names: ['city_id'] },
  { kind: 'otherDates', names: ['from', 'to'] },
  { kind: 'anyPrice', names: ['price_min', 'price_max'] },
] as const;

/** Null for filters unknown to this client, as another back end may have more. */
export function phraseOf({ filters }: Relaxation, active: readonly ActiveFilter[]): RelaxationPhrase | null {
  const own = ownPhrases.find(({ names }) => filters.every((filter) => names.some((name) => name === filter)));
  if (own && filters.length > 0) return { kind: own.kind };
  const dropped = active.filter(({ names }) => names.some((name) => filters.includes(name)));
  return dropped.length === 0 ? null : { kind: 'drop', what: dropped.map(({ label }) => label).join(', ') };
}

/** The search without the filters that the relaxation drops. */
export function relax(filters: SearchFilters, { filters: dropped }: Relaxation): SearchFilters {
  const known = filterNames.filter((name) => dropped.includes(name));
  return changeFilters(filters, Object.fromEntries(known.map((name): [FilterName, undefined] => [name, undefined])));
}

/** Whether it drops one filter; two bounds of a price or a pair of dates count as one. */
export function isOneThing({ filters }: Relaxation): boolean {
  const things = filters.map((name) => (name === 'from' || name === 'to' ? 'dates' : name.replace(/_(min|max)$/, '')));
  return new Set(things).size === 1;
}
