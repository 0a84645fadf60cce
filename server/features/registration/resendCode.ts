import type { Context } from '#server/context.ts';
import { askCode, limitSends } from '#server/features/auth/codes/askCode.ts';
import { readEmail } from '#server/features/auth/fields/email.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { Visit } from './visit.ts';

/** Sends a new code, which makes the one before worthless. The answer says nothing about whether the address has an account. */
export async function resendCode(
  context: Context,
  typed: { readonly address: string },
  { ip, language }: Visit,
): Promise<void> {
  const { address } = readFields({ address: readEmail(typed.address) });
  await limitSends(context, ip);
  const ask = await askCode(context, { flow: 'registration', address, language });
  if (ask.may === 'wait') throw new ApiError(429, 'TOO_MANY_REQUESTS', { 'retry-after': String(ask.seconds) });
}
