import { listPlaces, searchPlaces } from '#contract/generated/places.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const placesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listPlaces, searchPlaces }),
});

export const { useListPlacesQuery, useSearchPlacesQuery } = placesApi;
