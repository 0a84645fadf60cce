import type { z } from 'zod';
import type { loginByCode as loginByCodeCall } from '#contract/calls/auth/loginCode.ts';
import type { Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { findCredentials } from './accountRepository.ts';
import { beginLogin, type Login, type LoginVisit } from './beginLogin.ts';
import { tryCode } from './codes/tryCode.ts';
import { readEmail } from './fields/email.ts';
import { readFields } from './fields/fields.ts';
import { readLoginCode } from './fields/number.ts';
import { checkCode } from './secondFactor/checkCode.ts';
import { findSecondFactor } from './secondFactor/secondFactorRepository.ts';

/**
 * The code from the mail in the place of the password. It is used up by the session that it begins, so a second factor can
 * be asked for in between; each time counts as a try.
 */
export async function loginByCode(
  context: Context,
  typed: z.infer<typeof loginByCodeCall.body>,
  visit: LoginVisit,
): Promise<Login> {
  const { db } = context;
  const { email, code } = readFields({ email: readEmail(typed.email), code: readLoginCode(typed.code) });
  const codeId = await tryCode(context, { flow: 'login', address: email, code, ip: visit.device.ip });
  const account = await findCredentials(db, email);
  if (account === undefined) throw new FieldError({ code: 'codeWrong' });
  // Only who reads the mails of the account learns that it is blocked.
  if (account.blocked_at !== null) throw new FieldError({ email: 'accountBlocked' });
  if ((await findSecondFactor(db, account.id)).is_on)
    await checkCode(context, account.id, typed.app_code ?? '', 'app_code');
  return beginLogin(context, account, visit, { lost: new FieldError({ code: 'codeExpired' }), codeId });
}
