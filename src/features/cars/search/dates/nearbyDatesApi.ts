import { listNearbyDates } from '#contract/generated/cars/search.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const nearbyDatesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { listNearbyDates }),
});

export const { useListNearbyDatesQuery } = nearbyDatesApi;
