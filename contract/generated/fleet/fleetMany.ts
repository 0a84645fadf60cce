// Made by tools/generate.ts from ../../calls/fleet/fleetMany.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/fleet/fleetMany.ts';

export const changeFleetCars: FactsOf<typeof calls.changeFleetCars> = { method: 'POST', path: '/api/fleet/cars/bulk', invalidates: { Fleet: 'every', Availability: 'every' } };
export const importFleetCars: FactsOf<typeof calls.importFleetCars> = { method: 'POST', path: '/api/fleet/cars/import', upload: true, invalidates: { Fleet: 'every', Availability: 'every' } };
