// Made by tools/generate.ts from ../../calls/savedSearches/waiting.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/savedSearches/waiting.ts';

export const stopWaitingForCar: FactsOf<typeof calls.stopWaitingForCar> = { method: 'DELETE', path: '/api/cars/:id/waiting', invalidates: { SavedSearch: 'every' } };
export const waitForCar: FactsOf<typeof calls.waitForCar> = { method: 'PUT', path: '/api/cars/:id/waiting', invalidates: { SavedSearch: 'every' } };
