import { listCars } from '#contract/generated/cars/cars.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const recentApi = api.injectEndpoints({ endpoints: (build) => endpointsOf(build, { listCars }) });

export const { useListCarsQuery } = recentApi;
