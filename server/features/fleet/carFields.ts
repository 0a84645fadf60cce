import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import type { CarChanges } from '#contract/domain/cars/fleetFields.ts';

/** Everything an owner writes of a car; null is what is not filled in. */
export type CarFields = Readonly<Pick<FleetCar, Exclude<keyof CarChanges, 'is_active'>>>;
