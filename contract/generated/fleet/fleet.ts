// Made by tools/generate.ts from ../../calls/fleet/fleet.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/fleet/fleet.ts';

export const chooseMainImage: FactsOf<typeof calls.chooseMainImage> = { method: 'POST', path: '/api/fleet/cars/:id/main-image', invalidates: { Fleet: 'params.id', Availability: 'params.id' } };
export const copyFleetCar: FactsOf<typeof calls.copyFleetCar> = { method: 'POST', path: '/api/fleet/cars/:id/copies', invalidates: { Fleet: 'every' } };
export const createFleetCar: FactsOf<typeof calls.createFleetCar> = { method: 'POST', path: '/api/fleet/cars', invalidates: { Fleet: 'every', Availability: 'every' } };
export const deleteFleetCar: FactsOf<typeof calls.deleteFleetCar> = { method: 'DELETE', path: '/api/fleet/cars/:id', invalidates: { Fleet: 'params.id', Availability: 'params.id' } };
export const getCarHistory: FactsOf<typeof calls.getCarHistory> = { method: 'GET', path: '/api/fleet/cars/:id/history', provides: { Fleet: 'params.id' } };
export const getFleetCar: FactsOf<typeof calls.getFleetCar> = { method: 'GET', path: '/api/fleet/cars/:id' };
export const listFleetCars: FactsOf<typeof calls.listFleetCars> = { method: 'GET', path: '/api/fleet/cars', provides: { Fleet: 'every' } };
export const removeCarImage: FactsOf<typeof calls.removeCarImage> = { method: 'DELETE', path: '/api/fleet/cars/:id/images/:shot', invalidates: { Fleet: 'params.id', Availability: 'params.id' } };
export const saveCarImage: FactsOf<typeof calls.saveCarImage> = { method: 'PUT', path: '/api/fleet/cars/:id/images/:shot', upload: true, invalidates: { Fleet: 'params.id', Availability: 'params.id' } };
export const swapCarImages: FactsOf<typeof calls.swapCarImages> = { method: 'POST', path: '/api/fleet/cars/:id/images/swap', invalidates: { Fleet: 'params.id', Availability: 'params.id' } };
export const updateFleetCar: FactsOf<typeof calls.updateFleetCar> = { method: 'PATCH', path: '/api/fleet/cars/:id', invalidates: { Fleet: 'params.id', Availability: 'params.id' } };
