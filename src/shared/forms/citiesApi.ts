import { listCities } from '#contract/generated/registration.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const citiesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listCities }),
});

export const { useListCitiesQuery } = citiesApi;
