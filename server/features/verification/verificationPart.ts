import type { AccountPart } from '#server/accounts/accountPart.ts';
import { deleteVerification, exportVerification } from './verificationPartRepository.ts';

/** The state of each document. Its picture is looked at in the account itself; it goes with the account, file and all. */
export const verificationPart: AccountPart = {
  name: 'verification',
  exportOf: exportVerification,
  forget: deleteVerification,
};
