// Made by tools/generate.ts from ../../calls/prices/prices.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/prices/prices.ts';

export const getCarPrices: FactsOf<typeof calls.getCarPrices> = { method: 'GET', path: '/api/fleet/cars/:id/prices', provides: { Fleet: 'params.id' } };
export const listPriceDays: FactsOf<typeof calls.listPriceDays> = { method: 'GET', path: '/api/fleet/cars/:id/price-days', provides: { Availability: 'params.id' } };
export const previewPrice: FactsOf<typeof calls.previewPrice> = { method: 'POST', path: '/api/fleet/cars/:id/price-preview', isQuestion: true };
export const saveCarPrices: FactsOf<typeof calls.saveCarPrices> = { method: 'PUT', path: '/api/fleet/cars/:id/prices', invalidates: { Availability: 'params.id' } };
