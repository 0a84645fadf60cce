import type { AccountPart } from '#server/accounts/accountPart.ts';
import { exportFeeds, forgetFeeds } from './feedsPartRepository.ts';

export const feedsPart: AccountPart = {
  name: 'feeds',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportFeeds(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await forgetFeeds(db, ownerId);
  },
};
