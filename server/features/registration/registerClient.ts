import type { ClientRegistration } from '#contract/calls/registration.ts';
import type { Context } from '#server/context.ts';
import { readAgreement } from '#server/features/auth/fields/agreement.ts';
import { readPersonName } from '#server/features/auth/fields/name.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { accountFields } from './accountFields.ts';
import { createAccount } from './createAccount.ts';
import { limitRegistrations } from './limitRegistrations.ts';
import { readRegistration } from './readRegistration.ts';
import { insertClient } from './registrationRepository.ts';
import type { FormVisit } from './visit.ts';

/** An account that can log in at once, or a 422 that names every wrong field. */
export async function registerClient(
  context: Context,
  typed: ClientRegistration,
  { ip, language, wrong }: FormVisit,
): Promise<void> {
  const { db, clock } = context;
  const fields = {
    ...accountFields(typed),
    name: readPersonName(typed.name),
    surname: readPersonName(typed.surname),
    is_above_21: readAgreement(typed.is_above_21, 'ageNeeded'),
    has_drive_license_more_then_2_years: readAgreement(typed.has_drive_license_more_then_2_years, 'licenceNeeded'),
  };
  const form = { fields, wrong, ip };
  const client = await readRegistration(context, form, () => limitRegistrations(context, ip));
  const { email, password, phone, name, surname } = client;
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const user = { email, passwordHash, role: 'client', language } as const;
    const userId = await createAccount(transaction, user);
    await insertClient(transaction, { user_id: userId, name, surname, phone, agreed_at: clock() });
  });
}
