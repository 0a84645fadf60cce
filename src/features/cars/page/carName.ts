import type { Car } from '#contract/calls/cars/cars.ts';

/** "Hyundai Tucson" */
export function carName(car: Pick<Car, 'brand' | 'model'>): string {
  return `${car.brand} ${car.model}`;
}
