import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { askCode } from '#server/features/auth/codes/askCode.ts';
import { limitSends } from '#server/features/auth/codes/limitSends.ts';
import { readEmail } from '#server/features/auth/fields/email.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';

/** Orders a recovery code where that is possible. The answer is the same when it is not: no account, too soon, too often. */
export async function startRecovery(
  context: Context,
  typed: { readonly address: string },
  { ip, language }: { readonly ip: string; readonly language: Language },
): Promise<void> {
  const { address } = readFields({ address: readEmail(typed.address) });
  await limitSends(context, ip);
  await askCode(context, { flow: 'recovery', address, language });
}
