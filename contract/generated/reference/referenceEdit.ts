// Made by tools/generate.ts from ../../calls/reference/referenceEdit.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/reference/referenceEdit.ts';

export const addReferenceItem: FactsOf<typeof calls.addReferenceItem> = { method: 'POST', path: '/api/reference/:list', invalidates: { Words: 'params.list' } };
export const changeReferenceItem: FactsOf<typeof calls.changeReferenceItem> = { method: 'PATCH', path: '/api/reference/:list', invalidates: { Words: 'params.list' } };
export const listReferenceItems: FactsOf<typeof calls.listReferenceItems> = { method: 'GET', path: '/api/reference/:list', provides: { Words: 'params.list' } };
export const removeReferenceItem: FactsOf<typeof calls.removeReferenceItem> = { method: 'DELETE', path: '/api/reference/:list/:code', invalidates: { Words: 'params.list' } };
