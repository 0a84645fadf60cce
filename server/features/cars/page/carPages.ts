import type { Pool } from 'pg';
import { carPathOf, rentPathOf } from '#contract/routes.ts';
import type { CarPages } from '#server/platform/pages/carPages.ts';
import { listRentCodes, listRentPlaces } from '../rent/rentRepository.ts';
import { findSlug, listCarAddresses, listFirstIds } from './carRepository.ts';

/** The addresses of the pages of cars, for the server of documents. */
export function carPages(pool: Pool): CarPages {
  return {
    pathOf: async (id) => {
      const slug = await findSlug(pool, id);
      return slug === null ? null : carPathOf(slug, id);
    },
    listFirstIds: (count) => listFirstIds(pool, count),
    hasPlace: async (code) => (await listRentPlaces(pool, 'en')).some((place) => place.code === code),
    listPlaces: async () => (await listRentCodes(pool)).map((code) => ({ path: rentPathOf(code) })),
    listFrom: async (id, count) => {
      const cars = await listCarAddresses(pool, id, count);
      return cars.map((car) => ({ path: carPathOf(car.slug, car.id), changedAt: car.updated_at }));
    },
  };
}
