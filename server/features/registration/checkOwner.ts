import type { Context } from '#server/context.ts';
import { hasAccount } from '#server/features/auth/accountRepository.ts';
import { askCode } from '#server/features/auth/codes/askCode.ts';
import { limitSends } from '#server/features/auth/codes/limitSends.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import { FieldError } from '#server/http/apiError.ts';
import { ownerFields, type TypedOwner } from './ownerDetails.ts';
import type { Visit } from './visit.ts';

/**
 * First step: everything typed is right, and a code is on its way. Whoever comes back within two minutes passes as well:
 * the code sent before is still good. Nothing is stored but the code; the final step sends the details again.
 */
export async function checkOwner(context: Context, typed: TypedOwner, { ip, language }: Visit): Promise<void> {
  const { email } = readFields(await ownerFields(context.db, typed));
  await limitSends(context, ip);
  if (await hasAccount(context.db, email)) throw new FieldError({ email: 'emailTaken' });
  const ask = await askCode(context, { flow: 'registration', address: email, language });
  if (ask.may === 'wait' && ask.why === 'budget') throw new FieldError({ email: 'codesSpent' });
}
