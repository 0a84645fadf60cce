import type { Flag } from '#contract/domain/values.ts';
import { readAgreement } from '#server/features/auth/fields/agreement.ts';
import { readAddressCopy, readEmail } from '#server/features/auth/fields/email.ts';
import { readPhone } from '#server/features/auth/fields/number.ts';
import { readConfirmation, readNewPassword } from '#server/features/auth/fields/password.ts';

interface TypedAccount {
  readonly email: string;
  readonly address: string;
  readonly phone: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly agreed: Flag;
}

/** What clients and owners alike fill in. */
export function accountFields(typed: TypedAccount) {
  return {
    email: readEmail(typed.email),
    address: readAddressCopy(typed.address, typed.email),
    phone: readPhone(typed.phone),
    password: readNewPassword(typed.password, typed.email),
    password_confirmation: readConfirmation(typed.password_confirmation, typed.password),
    agreed: readAgreement(typed.agreed, 'agreementNeeded'),
  };
}
