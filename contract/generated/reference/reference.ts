// Made by tools/generate.ts from ../../calls/reference/reference.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/reference/reference.ts';

export const getReference: FactsOf<typeof calls.getReference> = { method: 'GET', path: '/api/reference', provides: { Words: 'every' } };
