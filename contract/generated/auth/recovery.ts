// Made by tools/generate.ts from ../../calls/auth/recovery.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/auth/recovery.ts';

export const resetPassword: FactsOf<typeof calls.resetPassword> = { method: 'POST', path: '/api/password-reset', isSecret: true };
export const startRecovery: FactsOf<typeof calls.startRecovery> = { method: 'POST', path: '/api/password-restoring/first-step', isSecret: true };
