import type { FoundPlace } from '#contract/calls/places.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { placeCodeOf, readPlaceCode } from '#contract/domain/placeCode.ts';
import { changeFilters } from '../searchFilters.ts';
import type { SearchFilters } from '../searchFilters.ts';

/** A place to search at; null in its place is the whole country. */
export type SearchPlace = Pick<FoundPlace, 'kind' | 'id'>;

/** Where a search looks for cars, the narrowest of its filters. */
export function placeOf({ district_id, pick_up, city_id }: SearchFilters): SearchPlace | null {
  const pickUp = readPlaceCode(pick_up ?? '');
  if (district_id !== undefined) return { kind: 'district', id: district_id };
  if (pickUp?.kind === 'airport') return { kind: 'airport', id: pickUp.id };
  return city_id === undefined ? null : { kind: 'city', id: city_id };
}

const isSame = (one: SearchPlace | null, other: SearchPlace | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/** The search at another place. A car is had at an airport, and given back there unless another place is chosen for that. */
export function withPlace(filters: SearchFilters, place: SearchPlace | null): SearchFilters {
  if (isSame(placeOf(filters), place)) return filters;
  const idOf = (kind: SearchPlace['kind']) => (place?.kind === kind ? place.id : undefined);
  const airport = idOf('airport');
  const pick_up = airport === undefined ? undefined : placeCodeOf({ kind: 'airport', id: airport });
  return changeFilters(filters, {
    city_id: idOf('city'),
    district_id: idOf('district'),
    pick_up,
    drop_off: filters.drop_off === filters.pick_up ? pick_up : filters.drop_off,
  });
}

const lists = { city: 'cities', airport: 'airports', district: 'districts' } as const;

/** Undefined before the lists have come, and of a place that is no longer in them. */
export const nameOfPlace = (
  place: SearchPlace | null,
  reference: Pick<Reference, (typeof lists)[SearchPlace['kind']]> | undefined,
): string | undefined => place?.kind && reference?.[lists[place.kind]].find(({ id }) => id === place.id)?.name;

/** The city in which all cars of a search are: also that of a district. */
export function nameOfCity(
  { city_id, district_id }: SearchFilters,
  reference: Pick<Reference, 'cities' | 'districts'> | undefined,
): string | undefined {
  const asked = city_id ?? reference?.districts.find(({ id }) => id === district_id)?.city_id;
  return reference?.cities.find(({ id }) => id === asked)?.name;
}
