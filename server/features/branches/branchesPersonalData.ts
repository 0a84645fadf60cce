import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { blankBranches, exportBranches } from './branchRepository.ts';

export const branchesPersonalData: PersonalDataSection = {
  name: 'branches',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportBranches(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await blankBranches(db, ownerId);
  },
};
