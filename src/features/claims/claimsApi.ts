import * as claims from '#contract/generated/claims.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const claimsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, claims),
});

export const { usePrepareClaimQuery, useListClaimsQuery, useGetClaimQuery } = claimsApi;
