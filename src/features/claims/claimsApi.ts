import * as claims from '#contract/generated/orders/claims.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const claimsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, claims),
});

export const { usePrepareClaimQuery, useListClaimsQuery, useGetClaimQuery } = claimsApi;
