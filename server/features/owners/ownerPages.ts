import type { Pool } from 'pg';
import { fillPath, routes } from '#contract/routes.ts';
import type { OwnerPages } from '#server/platform/pages/carPages.ts';
import { isOwnerHere, listOwnersOfCars } from './ownerRepository.ts';

/** The addresses of the pages of owners, for the server of documents. */
export const ownerPages = (pool: Pool): OwnerPages => ({
  isThere: (id) => isOwnerHere(pool, id),
  listFrom: async (carId, count) => {
    const ids = await listOwnersOfCars(pool, carId, count);
    return ids.map((id) => ({ path: fillPath(routes.owner.path, () => String(id)) }));
  },
});
