// Made by tools/generate.ts from ../calls/traces.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/traces.ts';

export const addTraceNote: FactsOf<typeof calls.addTraceNote> = { method: 'POST', path: '/api/traces/:id/notes' };
export const changeTrace: FactsOf<typeof calls.changeTrace> = { method: 'PATCH', path: '/api/traces/:id', invalidates: { Trace: 'every' } };
export const getTrace: FactsOf<typeof calls.getTrace> = { method: 'GET', path: '/api/traces/:id' };
export const listTraces: FactsOf<typeof calls.listTraces> = { method: 'GET', path: '/api/traces', provides: { Trace: 'every' } };
export const openTracePerson: FactsOf<typeof calls.openTracePerson> = { method: 'POST', path: '/api/traces/:id/person' };
export const sendTrace: FactsOf<typeof calls.sendTrace> = { method: 'POST', path: '/api/traces' };
