import { getRentPage } from '#contract/generated/cars/rent.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const rentApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getRentPage }),
});

export const { useGetRentPageQuery } = rentApi;
