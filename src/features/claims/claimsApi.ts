import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/claims.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

/** What happens to a claim happens to its order. */
const moves = { invalidatesTags: ['Order', 'Payment'] as const };

export const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    prepareClaim: build.query<ResponseOf<typeof calls.prepareClaim>, ArgOf<typeof calls.prepareClaim>>({
      ...requestOf(calls.prepareClaim),
      providesTags: ['Order'],
    }),
    makeClaim: build.mutation<ResponseOf<typeof calls.makeClaim>, ArgOf<typeof calls.makeClaim>>({
      ...requestOf(calls.makeClaim),
      ...moves,
    }),
    listClaims: build.query<ResponseOf<typeof calls.listClaims>, ArgOf<typeof calls.listClaims>>({
      ...requestOf(calls.listClaims),
      providesTags: ['Order'],
    }),
    getClaim: build.query<ResponseOf<typeof calls.getClaim>, ArgOf<typeof calls.getClaim>>({
      ...requestOf(calls.getClaim),
      providesTags: ['Order'],
    }),
    answerClaim: build.mutation<ResponseOf<typeof calls.answerClaim>, ArgOf<typeof calls.answerClaim>>({
      ...requestOf(calls.answerClaim),
      ...moves,
    }),
    decideClaim: build.mutation<ResponseOf<typeof calls.decideClaim>, ArgOf<typeof calls.decideClaim>>({
      ...requestOf(calls.decideClaim),
      ...moves,
    }),
    confirmClaim: build.mutation<ResponseOf<typeof calls.confirmClaim>, ArgOf<typeof calls.confirmClaim>>({
      ...requestOf(calls.confirmClaim),
      ...moves,
    }),
    moveDeposit: build.mutation<ResponseOf<typeof calls.moveDeposit>, ArgOf<typeof calls.moveDeposit>>({
      ...requestOf(calls.moveDeposit),
      ...moves,
    }),
    returnDeposit: build.mutation<ResponseOf<typeof calls.returnDeposit>, ArgOf<typeof calls.returnDeposit>>({
      ...requestOf(calls.returnDeposit),
      ...moves,
    }),
  }),
});

export const { usePrepareClaimQuery, useListClaimsQuery, useGetClaimQuery } = claimsApi;
