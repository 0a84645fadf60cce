import type { Car } from '#contract/calls/cars.ts';
import { hoursOn } from '#contract/domain/openingHours.ts';
import { placeCodeOf } from '#contract/domain/placeCode.ts';
import type { HoursOf } from '#src/features/dates/rentalTimes.ts';
import { openingOf } from '#src/features/places/openingOf.ts';
import { useListPlacesQuery } from '#src/features/places/placesApi.ts';
import type { PlaceOption } from '#src/features/places/placesWith.ts';
import { placesWith } from '#src/features/places/placesWith.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';

/** What can be chosen beside where a car stands. */
export function useCarPlaces({ id }: Pick<Car, 'id'>): readonly PlaceOption[] {
  const { data } = useListPlacesQuery({ query: { car_id: id } });
  return data === undefined ? [] : placesWith(data);
}

/** When the chosen place is served; where there are two, the server says which time is wrong. */
export function hoursAt(options: readonly PlaceOption[], { pickUp, dropOff }: RentalChoice, own: HoursOf): HoursOf {
  if (pickUp === null && dropOff === null) return own;
  const found = options.find(({ ref }) => pickUp !== null && placeCodeOf(ref) === placeCodeOf(pickUp));
  const isBoth = pickUp !== null && dropOff !== null && placeCodeOf(pickUp) === placeCodeOf(dropOff);
  if (found === undefined || !isBoth) return () => undefined;
  const opening = openingOf(found.place);
  return (day) => hoursOn(opening, day);
}
