import type { SessionUser } from '#contract/calls/session.ts';
import type { Vault } from '#src/shared/api/vault.ts';
import type { KnownUser } from './authSlice.ts';

/** Keeps the token of a session that begins where requests find it, and gives the user without it, for the state. */
export function keepToken(vault: Vault, { apiToken, ...user }: SessionUser): KnownUser {
  vault.apiToken = apiToken;
  return user;
}
