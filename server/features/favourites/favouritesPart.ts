import type { AccountPart } from '#server/accounts/accountPart.ts';
import { deleteFavouritesOf, listFavouritesOf } from './favouritesRepository.ts';

export const favouritesPart: AccountPart = {
  name: 'favourites',
  exportOf: (db, { clientId }) => (clientId === null ? Promise.resolve([]) : listFavouritesOf(db, clientId)),
  forget: async (db, { clientId }) => {
    if (clientId !== null) await deleteFavouritesOf(db, clientId);
  },
};
