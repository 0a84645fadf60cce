// Made by tools/generate.ts from ../../calls/cars/map.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/cars/map.ts';

export const searchMap: FactsOf<typeof calls.searchMap> = { method: 'GET', path: '/api/cars/map', provides: { Availability: 'every' } };
