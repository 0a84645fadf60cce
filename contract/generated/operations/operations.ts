// Made by tools/generate.ts from ../../calls/operations/operations.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/operations/operations.ts';

export const listOperations: FactsOf<typeof calls.listOperations> = { method: 'GET', path: '/api/operations', provides: { Payout: 'every' } };
export const listPayouts: FactsOf<typeof calls.listPayouts> = { method: 'GET', path: '/api/payouts', provides: { Payout: 'every' } };
export const movePayout: FactsOf<typeof calls.movePayout> = { method: 'POST', path: '/api/payouts/:id/:event', invalidates: { Payout: 'every' } };
