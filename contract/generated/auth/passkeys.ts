// Made by tools/generate.ts from ../../calls/auth/passkeys.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/auth/passkeys.ts';

export const addPasskey: FactsOf<typeof calls.addPasskey> = { method: 'POST', path: '/api/passkeys', isSecret: true, invalidates: { Passkey: 'every' } };
export const listPasskeys: FactsOf<typeof calls.listPasskeys> = { method: 'GET', path: '/api/passkeys', provides: { Passkey: 'every' } };
export const loginByPasskey: FactsOf<typeof calls.loginByPasskey> = { method: 'POST', path: '/api/passkeys/login', isSecret: true };
export const removePasskey: FactsOf<typeof calls.removePasskey> = { method: 'DELETE', path: '/api/passkeys/:id', invalidates: { Passkey: 'every' } };
export const startPasskey: FactsOf<typeof calls.startPasskey> = { method: 'POST', path: '/api/passkeys/registration-options', isSecret: true };
export const startPasskeyLogin: FactsOf<typeof calls.startPasskeyLogin> = { method: 'POST', path: '/api/passkeys/login-options', isSecret: true };
