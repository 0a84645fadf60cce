import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/places.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

const changes = { invalidatesTags: ['Branch', 'Availability'] as const };

/** What an owner offers beside the branches; it goes and is renamed with them, so it has their tag. */
export const offersApi = api.enhanceEndpoints({ addTagTypes: ['Branch'] }).injectEndpoints({
  endpoints: (build) => ({
    listOfferedPlaces: build.query<ResponseOf<typeof calls.listOfferedPlaces>, void>({
      ...requestOf(calls.listOfferedPlaces),
      providesTags: ['Branch'],
    }),
    offerPlace: build.mutation<ResponseOf<typeof calls.offerPlace>, ArgOf<typeof calls.offerPlace>>({
      ...requestOf(calls.offerPlace),
      ...inPlace,
      ...changes,
    }),
    changePlace: build.mutation<ResponseOf<typeof calls.changePlace>, ArgOf<typeof calls.changePlace>>({
      ...requestOf(calls.changePlace),
      ...inPlace,
      ...changes,
    }),
    removePlace: build.mutation<ResponseOf<typeof calls.removePlace>, ArgOf<typeof calls.removePlace>>({
      ...requestOf(calls.removePlace),
      ...inPlace,
      ...changes,
    }),
  }),
});

export const { useListOfferedPlacesQuery, useRemovePlaceMutation } = offersApi;
