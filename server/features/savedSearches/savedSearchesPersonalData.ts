import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { deleteSearchesOf, listSearches } from './savedSearchRepository.ts';
import { deleteWaitsOf, listWaitsOf } from './waits/waitRepository.ts';

export const savedSearchesPersonalData: PersonalDataSection = {
  name: 'saved_searches',
  exportOf: async (db, { userId }) => ({
    searches: (await listSearches(db, userId)).map(({ name, filters, alerts, created_at }) => ({
      name,
      filters,
      alerts,
      created_at,
    })),
    waiting: await listWaitsOf(db, userId),
  }),
  forget: async (db, { userId }) => {
    await deleteSearchesOf(db, userId);
    await deleteWaitsOf(db, userId);
  },
};
