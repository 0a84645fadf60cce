import { searchMap } from '#contract/generated/cars/map.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const mapApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { searchMap }),
});

export const { useSearchMapQuery } = mapApi;
