import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { exportFeeds, forgetFeeds } from './feedRepository.ts';

export const feedsPersonalData: PersonalDataSection = {
  name: 'feeds',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportFeeds(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await forgetFeeds(db, ownerId);
  },
};
