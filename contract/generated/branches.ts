// Made by tools/generate.ts from ../calls/branches.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/branches.ts';

export const createBranch: FactsOf<typeof calls.createBranch> = { method: 'POST', path: '/api/fleet/branches', invalidates: { Branch: 'every', Availability: 'every' } };
export const deleteBranch: FactsOf<typeof calls.deleteBranch> = { method: 'DELETE', path: '/api/fleet/branches/:id', invalidates: { Branch: 'every', Availability: 'every' } };
export const listBranches: FactsOf<typeof calls.listBranches> = { method: 'GET', path: '/api/fleet/branches', provides: { Branch: 'every' } };
export const listHandovers: FactsOf<typeof calls.listHandovers> = { method: 'GET', path: '/api/fleet/branches/:id/handovers' };
export const updateBranch: FactsOf<typeof calls.updateBranch> = { method: 'PATCH', path: '/api/fleet/branches/:id', invalidates: { Branch: 'every', Availability: 'every' } };
