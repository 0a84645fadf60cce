import type { Context } from '#server/context.ts';
import { askCode } from '#server/features/auth/codes/askCode.ts';
import { limitSends } from '#server/features/auth/codes/limitSends.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { ownerFields, type TypedOwner } from './ownerDetails.ts';
import { readRegistration } from './readRegistration.ts';
import type { FormVisit } from './visit.ts';

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
