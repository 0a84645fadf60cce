// Made by tools/generate.ts from ../calls/places.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/places.ts';

export const changePlace: FactsOf<typeof calls.changePlace> = { method: 'PATCH', path: '/api/fleet/places/:id', invalidates: { Branch: 'every', Availability: 'every' } };
export const listOfferedPlaces: FactsOf<typeof calls.listOfferedPlaces> = { method: 'GET', path: '/api/fleet/places', provides: { Branch: 'every' } };
export const listPlaces: FactsOf<typeof calls.listPlaces> = { method: 'GET', path: '/api/places', provides: { Availability: 'every' } };
export const offerPlace: FactsOf<typeof calls.offerPlace> = { method: 'POST', path: '/api/fleet/places', invalidates: { Branch: 'every', Availability: 'every' } };
export const removePlace: FactsOf<typeof calls.removePlace> = { method: 'DELETE', path: '/api/fleet/places/:id', invalidates: { Branch: 'every', Availability: 'every' } };
export const searchPlaces: FactsOf<typeof calls.searchPlaces> = { method: 'GET', path: '/api/places/search' };
