import type { Context } from '#server/context.ts';
import { useCode } from '#server/features/auth/codes/codeRepository.ts';
import { tryCode } from '#server/features/auth/codes/tryCode.ts';
import { readCode } from '#server/features/auth/fields/number.ts';
import { sealOwnerSecrets } from '#server/features/auth/ownerSecrets.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { createAccount } from './createAccount.ts';
import { limitRegistrations } from './limitRegistrations.ts';
import { ownerFields, type TypedOwner } from './ownerDetails.ts';
import { readRegistration } from './readRegistration.ts';
import { insertOwner } from './registrationRepository.ts';
import type { FormVisit } from './visit.ts';

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
