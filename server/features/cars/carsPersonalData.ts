import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { closeFleet, exportFleet } from './carsPersonalDataRepository.ts';

/** Cars stay for their orders, but can no longer be found or rented. */
export const carsPersonalData: PersonalDataSection = {
  name: 'cars',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportFleet(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await closeFleet(db, ownerId);
  },
};
