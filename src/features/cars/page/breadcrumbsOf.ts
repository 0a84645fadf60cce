import type { TFunction } from 'i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { similarSearchPath } from './similarSearchPath.ts';

/** The breadcrumbs above a car: home, the city, the category in that city. */
export const breadcrumbsOf = (t: TFunction<'car'>, car: Car, range: RentalRange | null) => [
  { to: paths.home, text: t('home') },
  { to: similarSearchPath({ city_id: car.city_id }, range), text: car.city },
  { to: similarSearchPath({ city_id: car.city_id, category: car.category }, range), text: car.category_name },
];
