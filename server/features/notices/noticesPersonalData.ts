import { deleteChosen, listChosen } from '#server/platform/notices/noticeRepository.ts';
import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { deleteSubscriptionsOf, listSubscriptions } from '#server/platform/push/pushRepository.ts';

export const noticesPersonalData: PersonalDataSection = {
  name: 'notices',
  exportOf: async (db, { userId }) => ({
    chosen: await listChosen(db, userId),
    devices: await listSubscriptions(db, userId),
  }),
  forget: async (db, { userId }) => {
    await deleteChosen(db, userId);
    await deleteSubscriptionsOf(db, userId);
  },
};
