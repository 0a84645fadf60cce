import type { Car } from '#contract/calls/cars/cars.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { PlaceFields } from '#src/features/places/PlaceFields.tsx';
import type { PlaceOption } from '#src/features/places/placesWith.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';

interface Props {
  readonly car: Car;
  readonly range: RentalRange | null;
  readonly options: readonly PlaceOption[];
  readonly choice: RentalChoice;
  readonly onChange: (change: (choice: RentalChoice) => RentalChoice) => void;
}

/** Places for pick-up and return, if the owner offers several; the price updates at once. */
export function ChoosePlaces({ car, range, options, choice, onChange }: Props) {
  const { one_way } = car.terms;
  if (options.length === 0 && choice.pickUp === null && choice.dropOff === null) return null;
  return (
    <PlaceFields
      options={options}
      own={car.branch === null ? car.address : `${car.branch.name}, ${car.address}`}
      chosen={choice}
      ownCity={car.city_id}
      oneWayPrice={one_way.allowed ? one_way.price : null}
      days={range}
      onChange={({ pickUp, dropOff }) => onChange((last) => ({ ...last, pickUp, dropOff }))}
    />
  );
}
