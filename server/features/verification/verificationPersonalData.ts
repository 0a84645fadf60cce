import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { deleteVerification, exportVerification } from './verificationPersonalDataRepository.ts';

/** The state of each document. Its picture is looked at in the account itself; it goes with the account, file and all. */
export const verificationPersonalData: PersonalDataSection = {
  name: 'verification',
  exportOf: exportVerification,
  forget: deleteVerification,
};
