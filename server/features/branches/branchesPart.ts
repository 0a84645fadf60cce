import type { AccountPart } from '#server/accounts/accountPart.ts';
import { blankBranches, exportBranches } from './branchesPartRepository.ts';

export const branchesPart: AccountPart = {
  name: 'branches',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportBranches(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await blankBranches(db, ownerId);
  },
};
