import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { findContact, hasAccount } from '#server/features/auth/accountRepository.ts';
import { askCode, limitSends } from '#server/features/auth/codes/askCode.ts';
import { readEmail } from '#server/features/auth/fields/email.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import { requirePassword } from '#server/features/auth/requirePassword.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

/** Sends a code to an address that is to become the account's. Within two minutes the code sent before stays good. */
export async function sendEmailCode(
  context: Context,
  actor: Actor,
  typed: { readonly email: string; readonly current_password: string },
  { ip, language }: { readonly ip: string; readonly language: Language },
): Promise<void> {
  const { email } = readFields({ email: readEmail(typed.email) });
  if (email === (await findContact(context.db, actor.userId)).email) throw new FieldError({ email: 'emailSame' });
  await requirePassword(context, actor, typed.current_password);
  await limitSends(context, ip);
  if (await hasAccount(context.db, email)) throw new FieldError({ email: 'emailTaken' });
  const ask = await askCode(context, { flow: 'email', address: email, language });
  if (ask.may === 'wait' && ask.why === 'budget') throw new FieldError({ email: 'codesSpent' });
}
