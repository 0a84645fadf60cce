import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/changes.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

const moves = { invalidatesTags: ['Order', 'Payment', 'Availability'] as const };

export const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A question although it is a POST: nothing is changed by it.
    quoteChange: build.query<ResponseOf<typeof calls.quoteChange>, ArgOf<typeof calls.quoteChange>>({
      ...requestOf(calls.quoteChange),
      providesTags: ['Order', 'Availability'],
    }),
    askChange: build.mutation<ResponseOf<typeof calls.askChange>, ArgOf<typeof calls.askChange>>({
      ...requestOf(calls.askChange),
      ...moves,
    }),
    acceptChange: build.mutation<ResponseOf<typeof calls.acceptChange>, ArgOf<typeof calls.acceptChange>>({
      ...requestOf(calls.acceptChange),
      ...inPlace,
      ...moves,
    }),
    declineChange: build.mutation<ResponseOf<typeof calls.declineChange>, ArgOf<typeof calls.declineChange>>({
      ...requestOf(calls.declineChange),
      ...inPlace,
      ...moves,
    }),
    withdrawChange: build.mutation<ResponseOf<typeof calls.withdrawChange>, ArgOf<typeof calls.withdrawChange>>({
      ...requestOf(calls.withdrawChange),
      ...moves,
    }),
  }),
});

export const {
  useQuoteChangeQuery,
  useAskChangeMutation,
  useAcceptChangeMutation,
  useDeclineChangeMutation,
  useWithdrawChangeMutation,
} = changesApi;
