// Made by tools/generate.ts from ../../calls/fleet/fleetTerms.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/fleet/fleetTerms.ts';

export const getFleetTerms: FactsOf<typeof calls.getFleetTerms> = { method: 'GET', path: '/api/fleet/terms' };
export const updateFleetTerms: FactsOf<typeof calls.updateFleetTerms> = { method: 'PATCH', path: '/api/fleet/terms', invalidates: { Fleet: 'every', Availability: 'every' } };
