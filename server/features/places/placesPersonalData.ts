import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { deleteOffers, listOffers } from './offerRepository.ts';

export const placesPersonalData: PersonalDataSection = {
  name: 'places',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : listOffers(db, ownerId, 'en')),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await deleteOffers(db, ownerId);
  },
};
