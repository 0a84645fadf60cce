// Made by tools/generate.ts from ../../calls/auth/loginCode.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/auth/loginCode.ts';

export const loginByCode: FactsOf<typeof calls.loginByCode> = { method: 'POST', path: '/api/login/code/verify', isSecret: true };
export const sendLoginCode: FactsOf<typeof calls.sendLoginCode> = { method: 'POST', path: '/api/login/code', isSecret: true };
