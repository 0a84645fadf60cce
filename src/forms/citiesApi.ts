import type { ResponseOf } from '#contract/call.ts';
import { listCities } from '#contract/registration.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const citiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCities: build.query<ResponseOf<typeof listCities>, ArgOf<typeof listCities>>(requestOf(listCities)),
  }),
});

export const { useListCitiesQuery } = citiesApi;
