import { changePlace, listOfferedPlaces, offerPlace, removePlace } from '#contract/generated/places.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const offersApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listOfferedPlaces, offerPlace, changePlace, removePlace }, inPlace),
});

export const { useListOfferedPlacesQuery, useRemovePlaceMutation } = offersApi;
