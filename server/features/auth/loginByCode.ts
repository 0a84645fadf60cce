import type { z } from 'zod';
import type { loginByCode as loginByCodeCall } from '#contract/calls/auth/loginCode.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { FieldError, ApiError } from '#server/platform/http/apiError.ts';
import { findCredentials } from './accountRepository.ts';
import { beginLogin, type Login, type LoginVisit } from './beginLogin.ts';
import { askCode, limitSends } from './codes/askCode.ts';
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
  const { is_on: hasFactor } = await findSecondFactor(db, account.id);
  if (hasFactor) await checkCode(context, account.id, typed.app_code ?? '', 'app_code');
  const needsCode = hasFactor ? undefined : new FieldError({ app_code: 'secondFactorNeeded' });
  return beginLogin(context, account, visit, { lost: new FieldError({ code: 'codeExpired' }), needsCode, codeId });
}

/**
 * Orders a code to log in with. The answer is the same whether or not the address has an account, also where it has
 * asked too often. One that was asked for a moment ago is still good, so nothing else is sent then.
 */
export async function sendLoginCode(
  context: Context,
  typed: { readonly email: string },
  { ip, language }: { readonly ip: string; readonly language: Language },
): Promise<void> {
  const { email } = readFields({ email: readEmail(typed.email) });
  await limitSends(context, ip);
  const ask = await askCode(context, { flow: 'login', address: email, language });
  if (ask.may === 'wait' && ask.why === 'budget')
    throw new ApiError(429, 'TOO_MANY_REQUESTS', { 'retry-after': String(ask.seconds) });
}
