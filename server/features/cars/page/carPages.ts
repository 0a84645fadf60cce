import type { Pool } from 'pg';
import { carPathOf } from '#contract/routes.ts';
import type { CarPages } from '#server/platform/pages/carPages.ts';
import { findSlug, listCarAddresses, listFirstIds } from './carAddressRepository.ts';

/** The addresses of the pages of cars, for the server of documents. */
export function carPages(pool: Pool): CarPages {
  return {
    pathOf: async (id) => {
      const slug = await findSlug(pool, id);
      return slug === null ? null : carPathOf(slug, id);
    },
    listFirstIds: (count) => listFirstIds(pool, count),
    listFrom: async (id, count) => {
      const cars = await listCarAddresses(pool, id, count);
      return cars.map((car) => ({ path: carPathOf(car.slug, car.id), changedAt: car.updated_at }));
    },
  };
}
