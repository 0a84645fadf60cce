// Made by tools/generate.ts from ../../calls/orders/quotes.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/orders/quotes.ts';

export const createQuote: FactsOf<typeof calls.createQuote> = { method: 'POST', path: '/api/quotes', isQuestion: true, provides: { Availability: 'body.car_id' } };
