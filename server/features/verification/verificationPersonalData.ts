import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { deleteVerification, exportVerification } from './verificationRepository.ts';

/** The state of each document. Its picture is shown in the account itself; it is deleted with the account, file included. */
export const verificationPersonalData: PersonalDataSection = {
  name: 'verification',
  exportOf: exportVerification,
  forget: deleteVerification,
};
