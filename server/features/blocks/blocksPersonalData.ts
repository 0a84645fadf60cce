import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { exportBlocks, forgetBlocks } from './blockRepository.ts';

/** Own blocks with their notes; the cars of a deleted owner are not rented any more, so no days need blocking. */
export const blocksPersonalData: PersonalDataSection = {
  name: 'blocks',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportBlocks(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await forgetBlocks(db, ownerId);
  },
};
