import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { closeFleet, exportFleet } from './carsPersonalDataRepository.ts';

/** Cars stay for the orders they were rented with, but nobody finds or rents them any more. */
export const carsPersonalData: PersonalDataSection = {
  name: 'cars',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportFleet(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await closeFleet(db, ownerId);
  },
};
