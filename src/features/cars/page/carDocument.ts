import type { TFunction } from 'i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { carName } from './carName.ts';

/** Title and description of a car page for the tab, search engines and link previews. */
export function carDocument(t: TFunction<'car'>, car: Car): { readonly title: string; readonly description: string } {
  const facts = [t('facts.seats', { count: car.seats }), car.transmission_name, car.fuel_name].join(' · ');
  const values = { name: carName(car), year: car.year, city: car.city, facts };
  return { title: t('documentTitle', values), description: t('documentDescription', values) };
}
