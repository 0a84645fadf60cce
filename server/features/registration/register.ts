import type { Kysely } from 'kysely';
import type { ClientRegistration } from '#contract/calls/registration.ts';
import type { Context } from '#server/context.ts';
import { askCode, limitSends } from '#server/features/auth/codes/askCode.ts';
import { useCode } from '#server/features/auth/codes/codeRepository.ts';
import { tryCode } from '#server/features/auth/codes/tryCode.ts';
import { readAgreement } from '#server/features/auth/fields/agreement.ts';
import { readPersonName } from '#server/features/auth/fields/name.ts';
import { readCode } from '#server/features/auth/fields/number.ts';
import { sealOwnerSecrets } from '#server/features/auth/ownerSecrets.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { readRegistration, accountFields, ownerFields } from './readRegistration.ts';
import type { TypedOwner } from './readRegistration.ts';
import { insertClient, insertOwner, insertUser } from './registrationRepository.ts';
import type { NewUser } from './registrationRepository.ts';
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

/** Final step: the same details again, now with the code from the mail. */
export async function registerOwner(
  context: Context,
  typed: TypedOwner & { readonly code: string },
  { ip, language, wrong }: FormVisit,
): Promise<void> {
  const { db, clock, config } = context;
  const fields = { ...(await ownerFields(db, typed)), code: readCode(typed.code) };
  let codeId = 0;
  // A code is compared, and the guess counted, only when nothing else would prevent its use.
  const owner = await readRegistration(context, { fields, wrong, ip }, async ({ email, code }) => {
    codeId = await tryCode(context, { flow: 'registration', address: email, code, ip });
    await limitRegistrations(context, ip);
  });
  const { email } = owner;
  const passwordHash = await hashPassword(owner.password);
  await db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, codeId, clock()))) throw new FieldError({ code: 'codeExpired' });
    const userId = await createAccount(transaction, { email, passwordHash, role: 'owner', language });
    await insertOwner(transaction, {
      user_id: userId,
      kind: typed.kind,
      name: owner.name,
      surname: owner.surname,
      phone: owner.phone,
      city_id: owner.city_id,
      physical_address: owner.physical_address,
      legal_address: owner.legal_address,
      ...sealOwnerSecrets(config.encryptionKey, userId, { identityNumber: owner.identity_number, iban: owner.iban }),
      agreed_at: clock(),
    });
  });
}

/**
 * First step: everything typed is right, and a code is on its way. A return within two minutes passes as well:
 * the code sent before is still good. Nothing is stored but the code; the final step sends the details again.
 */
export async function checkOwner(
  context: Context,
  typed: TypedOwner,
  { ip, language, wrong }: FormVisit,
): Promise<void> {
  const form = { fields: await ownerFields(context.db, typed), wrong, ip };
  const { email } = await readRegistration(context, form, () => limitSends(context, ip));
  const ask = await askCode(context, { flow: 'registration', address: email, language });
  if (ask.may === 'wait' && ask.why === 'budget') throw new FieldError({ email: 'codesSpent' });
}

/** A user and their welcome, in the caller's transaction; of two registrations of one address the second is refused. */
async function createAccount(transaction: Kysely<Database>, user: NewUser): Promise<number> {
  const id = await insertUser(transaction, user);
  if (id === undefined) throw new FieldError({ email: 'emailTaken' });
  await queueJob(transaction, sendMail, { to: user.email, language: user.language, content: { kind: 'welcome' } });
  return id;
}

/** Counted once everything typed is right and before the address is looked up: so this also limits asking who has an account. */
async function limitRegistrations(context: Context, ip: string): Promise<void> {
  await limitRate(context, { key: `registration:${networkOf(ip)}`, limit: 5, windowSeconds: 3600 });
}
