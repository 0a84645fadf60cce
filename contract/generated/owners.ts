// Made by tools/generate.ts from ../calls/owners.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/owners.ts';

export const getOwner: FactsOf<typeof calls.getOwner> = { method: 'GET', path: '/api/owners/:id', provides: { Availability: 'every', Review: 'every' } };
