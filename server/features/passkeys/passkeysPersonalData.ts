import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { shownPasskey } from './addPasskey.ts';
import { deletePasskeysOf, listPasskeysOf, deleteChallengesOf } from './passkeyRepository.ts';

export const passkeysPersonalData: PersonalDataSection = {
  name: 'passkeys',
  exportOf: async (db, { userId }) => (await listPasskeysOf(db, userId)).map(shownPasskey),
  forget: async (db, { userId }) => {
    await deletePasskeysOf(db, userId);
    await deleteChallengesOf(db, userId);
  },
};
