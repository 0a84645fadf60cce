import { paths } from '#src/shared/lib/paths.ts';
import { usePrefetchCars } from '../carsApi.ts';

/** Rental dates passed on to the car page. */
export interface CardDates {
  readonly from: string;
  readonly to: string;
  /** Place codes, as in the URL of the search. */
  readonly pick_up?: string;
  readonly drop_off?: string;
}

interface LinkedCar {
  readonly id: number;
  readonly slug: string;
}

/** The URL of a car; its data is prefetched on hover or focus. */
export function useCarLink(car: LinkedCar, dates: CardDates | null) {
  const prefetch = usePrefetchCars('getCar', { ifOlderThan: 60 });
  const fetchCar = () => prefetch({ params: { id: car.id }, query: {} });
  const path = paths.car(car.slug, car.id);
  const query = dates ? `?${new URLSearchParams({ ...dates }).toString()}` : '';
  return { to: path + query, intent: { onPointerEnter: fetchCar, onFocus: fetchCar } };
}
