// Made by tools/generate.ts from ../../calls/orders/pastOrder.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/orders/pastOrder.ts';

export const getPastOrder: FactsOf<typeof calls.getPastOrder> = { method: 'GET', path: '/api/orders/:id/past', provides: { Order: 'params.id' } };
