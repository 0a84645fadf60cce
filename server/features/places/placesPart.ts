import type { AccountPart } from '#server/accounts/accountPart.ts';
import { deleteOffers, listOffers } from './offerRepository.ts';

export const placesPart: AccountPart = {
  name: 'places',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : listOffers(db, ownerId, 'en')),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await deleteOffers(db, ownerId);
  },
};
