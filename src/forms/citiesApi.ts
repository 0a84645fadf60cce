import { listCities } from '#contract/generated/registration.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const citiesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listCities }),
});

export const { useListCitiesQuery } = citiesApi;
