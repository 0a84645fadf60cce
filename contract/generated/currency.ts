// Made by tools/generate.ts from ../calls/currency.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/currency.ts';

export const getRates: FactsOf<typeof calls.getRates> = { method: 'GET', path: '/api/currency' };
export const readRatesNow: FactsOf<typeof calls.readRatesNow> = { method: 'POST', path: '/api/currency' };
