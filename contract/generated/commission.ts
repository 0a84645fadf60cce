// Made by tools/generate.ts from ../calls/commission.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/commission.ts';

export const getCommission: FactsOf<typeof calls.getCommission> = { method: 'GET', path: '/api/commission', provides: { Commission: 'every' } };
export const setCommission: FactsOf<typeof calls.setCommission> = { method: 'POST', path: '/api/commission', invalidates: { Commission: 'every' } };
