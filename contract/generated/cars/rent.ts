// Made by tools/generate.ts from ../../calls/cars/rent.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/cars/rent.ts';

export const getRentPage: FactsOf<typeof calls.getRentPage> = { method: 'GET', path: '/api/rent/:place', provides: { Availability: 'every' } };
