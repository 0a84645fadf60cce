import { listPlaces } from '#contract/generated/places.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const placesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listPlaces }),
});

export const { useListPlacesQuery } = placesApi;
