// Made by tools/generate.ts from ../../calls/auth/session.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/auth/session.ts';

export const getUser: FactsOf<typeof calls.getUser> = { method: 'GET', path: '/api/user' };
export const login: FactsOf<typeof calls.login> = { method: 'POST', path: '/api/login', isSecret: true };
export const logout: FactsOf<typeof calls.logout> = { method: 'POST', path: '/api/logout' };
