// Made by tools/generate.ts from ../calls/statistics.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/statistics.ts';

export const getStatistics: FactsOf<typeof calls.getStatistics> = { method: 'GET', path: '/api/statistics', provides: { Availability: 'every', Order: 'every' } };
