import type { ResponseOf } from '#contract/call.ts';
import { listPlaces } from '#contract/places.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlaces: build.query<ResponseOf<typeof listPlaces>, ArgOf<typeof listPlaces>>({
      ...requestOf(listPlaces),
      providesTags: ['Availability'],
    }),
  }),
});

export const { useListPlacesQuery } = placesApi;
