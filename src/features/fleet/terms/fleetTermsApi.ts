import { getFleetTerms, updateFleetTerms } from '#contract/generated/fleet/fleetTerms.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

/** The terms of all cars of an owner. */
export const fleetTermsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getFleetTerms, updateFleetTerms }, { ...inPlace, keepUnusedDataFor: 0 }),
});

export const { useGetFleetTermsQuery, useUpdateFleetTermsMutation } = fleetTermsApi;
