import type { ClientRegistration } from '#contract/registration.ts';
import type { Context } from '#server/context.ts';
import { hasAccount } from '#server/features/auth/accountRepository.ts';
import { readAgreement } from '#server/features/auth/fields/agreement.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import { readPersonName } from '#server/features/auth/fields/name.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { FieldError } from '#server/http/apiError.ts';
import { accountFields } from './accountFields.ts';
import { createAccount } from './createAccount.ts';
import { limitRegistrations } from './limitRegistrations.ts';
import { insertClient } from './registrationRepository.ts';
import type { Visit } from './visit.ts';

/** An account that can log in at once, or a 422 that names every wrong field. */
export async function registerClient(context: Context, typed: ClientRegistration, visit: Visit): Promise<void> {
  const { db, clock } = context;
  const { email, password, phone, name, surname } = readFields({
    ...accountFields(typed),
    name: readPersonName(typed.name),
    surname: readPersonName(typed.surname),
    is_above_21: readAgreement(typed.is_above_21, 'ageNeeded'),
    has_drive_license_more_then_2_years: readAgreement(typed.has_drive_license_more_then_2_years, 'licenceNeeded'),
  });
  await limitRegistrations(context, visit.ip);
  if (await hasAccount(db, email)) throw new FieldError({ email: 'emailTaken' });
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const user = { email, passwordHash, role: 'client', language: visit.language } as const;
    const userId = await createAccount(transaction, user);
    await insertClient(transaction, { user_id: userId, name, surname, phone, agreed_at: clock() });
  });
}
