import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { Vault } from '#src/shared/api/vault.ts';
import type { KnownUser } from '#src/features/auth/authSlice.ts';

/** A session lasts 120 minutes; five more allow for a clock that is a little off. */
const longestSession = 125;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Undefined when it is neither a party nor null. */
function partyOf(value: unknown): SessionUser['client'] | undefined {
  if (value === null || value === undefined) return null;
  if (!isJson(value)) return undefined;
  const { id, name } = value;
  return isId(id) && typeof name === 'string' ? { id, name } : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The user as storage has them: with the token, in the documented place. */
export function withToken(known: KnownUser | null, { apiToken }: Vault): SessionUser | null {
  if (known === null) return null;
  const { user_id, ...rest } = known;
  return { user_id, apiToken, ...rest };
}

/**
 * Reads the stored user with suspicion: anybody may have written it. Null unless it has the documented shape and
 * its session may still be running. Fields that are not documented are left behind.
 */
export function parseUser(text: string, now: number): SessionUser | null {
  const value = jsonOf(text);
  if (!isJson(value)) return null;
  const { user_id, apiToken, roles, expireMinutes } = value;
  const client = partyOf(value['client']);
  const owner = partyOf(value['owner']);
  if (!isId(user_id) || typeof apiToken !== 'string' || !isId(expireMinutes)) return null;
  if (client === undefined || owner === undefined) return null;
  if (!Array.isArray(roles) || !roles.every((role) => typeof role === 'string')) return null;
  const left = expireMinutes - now / 60_000;
  if (left <= 0 || left > longestSession) return null;
  // Another back end may have roles of its own: they open nothing here.
  return { user_id, apiToken, roles: roles as SessionUser['roles'], client, owner, expireMinutes };
}
