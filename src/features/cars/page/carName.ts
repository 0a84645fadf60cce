import type { Car } from '#contract/cars.ts';

/** "Hyundai Tucson" */
export function carName(car: Pick<Car, 'brand' | 'model'>): string {
  return `${car.brand} ${car.model}`;
}
