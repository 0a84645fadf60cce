// Made by tools/generate.ts from ../calls/blocks.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/blocks.ts';

export const createBlock: FactsOf<typeof calls.createBlock> = { method: 'POST', path: '/api/fleet/cars/:id/blocks', invalidates: { Availability: 'params.id' } };
export const deleteBlock: FactsOf<typeof calls.deleteBlock> = { method: 'DELETE', path: '/api/fleet/blocks/:id', invalidates: { Availability: 'every' } };
export const getFleetCalendar: FactsOf<typeof calls.getFleetCalendar> = { method: 'GET', path: '/api/fleet/calendar', provides: { Availability: 'every', Order: 'every' } };
export const listCarBlocks: FactsOf<typeof calls.listCarBlocks> = { method: 'GET', path: '/api/fleet/cars/:id/blocks', provides: { Availability: 'params.id' } };
export const updateBlock: FactsOf<typeof calls.updateBlock> = { method: 'PATCH', path: '/api/fleet/blocks/:id', invalidates: { Availability: 'every' } };
