// Made by tools/generate.ts from ../../calls/prices/advice.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/prices/advice.ts';

export const listAdvice: FactsOf<typeof calls.listAdvice> = { method: 'GET', path: '/api/fleet/cars/:id/advice', provides: { Availability: 'params.id' } };
export const takeAdvice: FactsOf<typeof calls.takeAdvice> = { method: 'POST', path: '/api/fleet/cars/:id/advice', invalidates: { Availability: 'params.id' } };
