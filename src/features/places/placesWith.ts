import type { PlaceRef } from '#contract/domain/placeCode.ts';
import type { Places, PlaceToChoose } from '#contract/calls/places.ts';

export interface PlaceOption {
  readonly ref: PlaceRef;
  readonly place: PlaceToChoose;
}

/** Everything that can be chosen, airports first; in a city one says to a hotel or to another address. */
export function placesWith({ airports, areas, branches }: Places): readonly PlaceOption[] {
  const of = (kind: PlaceRef['kind']) => (place: PlaceToChoose) => ({ ref: { kind, id: place.id }, place });
  return [
    ...airports.map(of('airport')),
    ...areas.flatMap((area) => [of('hotel')(area), of('address')(area)]),
    ...branches.map(of('branch')),
  ];
}
