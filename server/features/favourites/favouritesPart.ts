import type { AccountPart } from '#server/accounts/accountPart.ts';
import { deleteFavouritesOf, listFavouritesOf } from './favouritesRepository.ts';

export const favouritesPart: AccountPart = {
  name: 'favourites',
  exportOf: (db, { userId }) => listFavouritesOf(db, userId),
  forget: (db, { userId }) => deleteFavouritesOf(db, userId),
};
