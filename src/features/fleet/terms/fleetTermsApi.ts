import type { ResponseOf } from '#contract/call.ts';
import { getFleetTerms, updateFleetTerms } from '#contract/fleetTerms.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import { fleetApi } from '../fleetApi.ts';

/** The terms of all cars of an owner. What clients see of them may be another after a change. */
export const fleetTermsApi = fleetApi.injectEndpoints({
  endpoints: (build) => ({
    getFleetTerms: build.query<ResponseOf<typeof getFleetTerms>, ArgOf<typeof getFleetTerms>>({
      ...requestOf(getFleetTerms),
      keepUnusedDataFor: 0,
    }),
    updateFleetTerms: build.mutation<ResponseOf<typeof updateFleetTerms>, ArgOf<typeof updateFleetTerms>>({
      ...requestOf(updateFleetTerms),
      ...inPlace,
      invalidatesTags: ['Fleet', 'Availability'],
    }),
  }),
});

export const { useGetFleetTermsQuery, useUpdateFleetTermsMutation } = fleetTermsApi;
