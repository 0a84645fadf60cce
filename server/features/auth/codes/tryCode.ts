import type { Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { hashCode, isSameHash } from './codeHash.ts';
import { findNewestState, takeTry } from './codeRepository.ts';
import { codeRules } from './codeRules.ts';
import type { CodeFlow } from './codeRules.ts';

/** No digits were drawn yet: nothing equals it, and the work is the same. */
const NO_HASH = Buffer.alloc(32);

/**
 * The id of the code when the digits are right, to be used up in the caller's transaction; otherwise a 422.
 * Each evaluated guess has been counted before it is compared.
 */
export async function tryCode(
  context: Context,
  guess: { readonly flow: CodeFlow; readonly address: string; readonly code: string; readonly ip: string },
): Promise<number> {
  const { db, clock, config } = context;
  const { flow, address, code, ip } = guess;
  await limitRate(context, { key: `code:${networkOf(ip)}`, limit: 100, windowSeconds: 3600 });
  const taken = await takeTry(db, flow, address, clock());
  if (taken === undefined) throw new FieldError({ code: await refusal(db, flow, address, clock()) });
  const hashes = config.secrets.map((secret) => hashCode(secret, { id: taken.id, flow, address }, code));
  if (!hashes.some((hash) => isSameHash(hash, taken.code_hash ?? NO_HASH))) throw new FieldError({ code: 'codeWrong' });
  return taken.id;
}

async function refusal(db: Context['db'], flow: CodeFlow, address: string, now: Date): Promise<FieldTextKey> {
  const newest = await findNewestState(db, flow, address);
  if (newest === undefined) return 'codeWrong';
  if (newest.used_at !== null || newest.expires_at <= now) return 'codeExpired';
  return newest.tries >= codeRules.triesPerCode ? 'codeTries' : 'codeFrozen';
}
