import type { Actor, Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { findPasswordHash } from './accountRepository.ts';
import { readTypedPassword } from './fields/password.ts';
import { isPasswordRight } from './passwordHash.ts';

/**
 * For actions that need the password: a session left open is not enough. A wrong one is a 422 under
 * `current_password`. Returns the hash that was checked, so that the caller can compare it again.
 */
export async function requirePassword(context: Context, { userId }: Actor, typed: string | undefined): Promise<string> {
  const field = readTypedPassword(typed ?? '');
  if (!('value' in field)) throw new FieldError({ current_password: 'passwordNeeded' });
  await limitRate(context, { key: `password:${userId}`, limit: 10, windowSeconds: 300 });
  const passwordHash = await findPasswordHash(context.db, userId);
  if (!(await isPasswordRight(passwordHash, field.value))) throw new FieldError({ current_password: 'passwordWrong' });
  return passwordHash;
}
