import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { Vault } from '#src/shared/api/vault.ts';
import type { KnownUser } from './authSlice.ts';

/** Stores the token of a new session in the vault and returns the user without it, for the state. */
export function storeToken(vault: Vault, { apiToken, ...user }: SessionUser): KnownUser {
  vault.apiToken = apiToken;
  return user;
}
