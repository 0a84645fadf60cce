import { paths } from '#src/shared/lib/paths.ts';
import { usePrefetchCars } from '../carsApi.ts';

/** Rental moments that go along to the car page. */
export interface CardDates {
  readonly from: string;
  readonly to: string;
  /** Places, as the address of the search names them. */
  readonly pick_up?: string;
  readonly drop_off?: string;
}

interface LinkedCar {
  readonly id: number;
  readonly slug: string;
}

/** Address of a car, and its data fetched as soon as somebody points at it. */
export function useCarLink(car: LinkedCar, dates: CardDates | null) {
  const prefetch = usePrefetchCars('getCar', { ifOlderThan: 60 });
  const fetchCar = () => prefetch({ params: { id: car.id }, query: {} });
  const path = paths.car(car.slug, car.id);
  const query = dates ? `?${new URLSearchParams({ ...dates }).toString()}` : '';
  return { to: path + query, intent: { onPointerEnter: fetchCar, onFocus: fetchCar } };
}
