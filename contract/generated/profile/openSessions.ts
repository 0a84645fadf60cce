// Made by tools/generate.ts from ../../calls/profile/openSessions.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/profile/openSessions.ts';

export const endOtherSessions: FactsOf<typeof calls.endOtherSessions> = { method: 'DELETE', path: '/api/profile/sessions', invalidates: { OpenSession: 'every' } };
export const endSession: FactsOf<typeof calls.endSession> = { method: 'DELETE', path: '/api/profile/sessions/:id', invalidates: { OpenSession: 'every' } };
export const listSessions: FactsOf<typeof calls.listSessions> = { method: 'GET', path: '/api/profile/sessions', provides: { OpenSession: 'every' } };
