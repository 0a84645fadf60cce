// Made by tools/generate.ts from ../../calls/orders/changes.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/orders/changes.ts';

export const acceptChange: FactsOf<typeof calls.acceptChange> = { method: 'POST', path: '/api/orders/:id/changes/:change_id/accept', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' } };
export const askChange: FactsOf<typeof calls.askChange> = { method: 'POST', path: '/api/orders/:id/changes', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' } };
export const declineChange: FactsOf<typeof calls.declineChange> = { method: 'POST', path: '/api/orders/:id/changes/:change_id/decline', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' } };
export const quoteChange: FactsOf<typeof calls.quoteChange> = { method: 'POST', path: '/api/orders/:id/changes/quote', isQuestion: true, provides: { Order: 'params.id', Availability: 'every' } };
export const withdrawChange: FactsOf<typeof calls.withdrawChange> = { method: 'POST', path: '/api/orders/:id/changes/:change_id/withdraw', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' } };
