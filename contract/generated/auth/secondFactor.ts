// Made by tools/generate.ts from ../../calls/auth/secondFactor.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/auth/secondFactor.ts';

export const confirmSecondFactor: FactsOf<typeof calls.confirmSecondFactor> = { method: 'POST', path: '/api/profile/second-factor/confirm', isSecret: true };
export const getSecondFactor: FactsOf<typeof calls.getSecondFactor> = { method: 'GET', path: '/api/profile/second-factor', provides: { SecondFactor: 'every' } };
export const removeSecondFactor: FactsOf<typeof calls.removeSecondFactor> = { method: 'DELETE', path: '/api/profile/second-factor', isSecret: true, invalidates: { SecondFactor: 'every' } };
export const startSecondFactor: FactsOf<typeof calls.startSecondFactor> = { method: 'POST', path: '/api/profile/second-factor', isSecret: true };
