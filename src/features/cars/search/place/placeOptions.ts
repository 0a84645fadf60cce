import type { FoundPlace } from '#contract/calls/places.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { rankPlaces } from '#contract/domain/places/rankPlaces.ts';
import type { SearchPlace } from './searchPlace.ts';

/** A place to choose; null is the whole country. */
export interface PlaceOption {
  readonly place: FoundPlace | null;
  /** It was chosen before. */
  readonly isRecent: boolean;
}

type Lists = Pick<Reference, 'cities' | 'airports' | 'districts'>;

/** The places of the lists in the order of the server's: each city with its airport behind it, then the districts. */
export function placesOfLists({ cities, airports, districts }: Lists): readonly FoundPlace[] {
  return [
    ...cities.flatMap((city) => [
      { kind: 'city' as const, ...city, city_id: city.id },
      ...airports
        .filter(({ city_id }) => city_id === city.id)
        .map((airport) => ({ kind: 'airport' as const, ...airport })),
    ]),
    ...districts.map((district) => ({ kind: 'district' as const, ...district })),
  ];
}

/** What the page itself knows of a text: names of its own language. It fills the time until the server's answer. */
export const findInLists = (places: readonly FoundPlace[], text: string): readonly FoundPlace[] =>
  rankPlaces(
    places.map((place) => ({ place, names: [place.name] })),
    text,
  ).map(({ place }) => place);

/** Without a text: the last choices, the whole country, and the rest of what was found. */
export function optionsOf(
  found: readonly FoundPlace[],
  known: readonly FoundPlace[],
  recent: readonly SearchPlace[],
  isTyped: boolean,
): readonly PlaceOption[] {
  const fresh = (place: FoundPlace | null): PlaceOption => ({ place, isRecent: false });
  if (isTyped) return found.map((place) => fresh(place));
  const chosen = recent.flatMap(({ kind, id }) => known.find((one) => one.kind === kind && one.id === id) ?? []);
  const rest = found.filter(({ kind, id }) => !chosen.some((one) => one.kind === kind && one.id === id));
  return [...chosen.map((place) => ({ place, isRecent: true })), fresh(null), ...rest.map((place) => fresh(place))];
}
