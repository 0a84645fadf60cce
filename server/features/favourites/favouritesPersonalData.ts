import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { deleteFavouritesOf, listFavouritesOf } from './favouritesRepository.ts';

export const favouritesPersonalData: PersonalDataSection = {
  name: 'favourites',
  exportOf: (db, { userId }) => listFavouritesOf(db, userId),
  forget: (db, { userId }) => deleteFavouritesOf(db, userId),
};
