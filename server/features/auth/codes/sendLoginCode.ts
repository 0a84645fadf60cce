import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { readEmail } from '../fields/email.ts';
import { readFields } from '../fields/fields.ts';
import { askCode } from './askCode.ts';
import { limitSends } from './limitSends.ts';

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
