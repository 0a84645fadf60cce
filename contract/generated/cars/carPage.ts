// Made by tools/generate.ts from ../../calls/cars/carPage.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/cars/carPage.ts';

export const getCalendar: FactsOf<typeof calls.getCalendar> = { method: 'GET', path: '/api/cars/:id/calendar', provides: { Availability: 'params.id' } };
export const listCarReviews: FactsOf<typeof calls.listCarReviews> = { method: 'GET', path: '/api/cars/:id/reviews', provides: { Review: 'params.id' } };
export const listSimilar: FactsOf<typeof calls.listSimilar> = { method: 'GET', path: '/api/cars/:id/similar', provides: { Availability: 'every' } };
