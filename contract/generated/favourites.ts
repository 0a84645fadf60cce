// Made by tools/generate.ts from ../calls/favourites.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/favourites.ts';

export const addFavourite: FactsOf<typeof calls.addFavourite> = { method: 'PUT', path: '/api/favourites/:car_id' };
export const listFavourites: FactsOf<typeof calls.listFavourites> = { method: 'GET', path: '/api/favourites' };
export const removeFavourite: FactsOf<typeof calls.removeFavourite> = { method: 'DELETE', path: '/api/favourites/:car_id' };
