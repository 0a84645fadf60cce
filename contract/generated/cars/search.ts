// Made by tools/generate.ts from ../../calls/cars/search.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/cars/search.ts';

export const listNearbyDates: FactsOf<typeof calls.listNearbyDates> = { method: 'GET', path: '/api/cars/nearby-dates', provides: { Availability: 'every' } };
export const searchCars: FactsOf<typeof calls.searchCars> = { method: 'GET', path: '/api/cars', provides: { Availability: 'every' } };
export const understandSearch: FactsOf<typeof calls.understandSearch> = { method: 'POST', path: '/api/search/understand' };
