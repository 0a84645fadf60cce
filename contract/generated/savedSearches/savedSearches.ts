// Made by tools/generate.ts from ../../calls/savedSearches/savedSearches.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/savedSearches/savedSearches.ts';

export const changeSavedSearch: FactsOf<typeof calls.changeSavedSearch> = { method: 'PATCH', path: '/api/saved-searches/:id', invalidates: { SavedSearch: 'every' } };
export const deleteSavedSearch: FactsOf<typeof calls.deleteSavedSearch> = { method: 'DELETE', path: '/api/saved-searches/:id', invalidates: { SavedSearch: 'every' } };
export const listSavedSearches: FactsOf<typeof calls.listSavedSearches> = { method: 'GET', path: '/api/saved-searches', provides: { SavedSearch: 'every' } };
export const saveSearch: FactsOf<typeof calls.saveSearch> = { method: 'POST', path: '/api/saved-searches', invalidates: { SavedSearch: 'every' } };
