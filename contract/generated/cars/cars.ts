// Made by tools/generate.ts from ../../calls/cars/cars.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/cars/cars.ts';

export const getCar: FactsOf<typeof calls.getCar> = { method: 'GET', path: '/api/cars/:id', provides: { Availability: 'params.id', Review: 'params.id' } };
export const getHome: FactsOf<typeof calls.getHome> = { method: 'GET', path: '/api/cars/home' };
export const listCars: FactsOf<typeof calls.listCars> = { method: 'GET', path: '/api/cars/cards' };
export const listReviews: FactsOf<typeof calls.listReviews> = { method: 'GET', path: '/api/reviews', provides: { Review: 'every' } };
