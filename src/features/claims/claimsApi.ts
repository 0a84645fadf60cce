import {
  answerClaim,
  confirmClaim,
  decideClaim,
  getClaim,
  listClaims,
  makeClaim,
  moveDeposit,
  prepareClaim,
  returnDeposit,
} from '#contract/generated/claims.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const claimsApi = api.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, {
      prepareClaim,
      makeClaim,
      listClaims,
      getClaim,
      answerClaim,
      decideClaim,
      confirmClaim,
      moveDeposit,
      returnDeposit,
    }),
});

export const { usePrepareClaimQuery, useListClaimsQuery, useGetClaimQuery } = claimsApi;
