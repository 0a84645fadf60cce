import { acceptChange, askChange, declineChange, quoteChange, withdrawChange } from '#contract/generated/changes.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { quoteChange, askChange, withdrawChange }),
    ...endpointsOf(build, { acceptChange, declineChange }, inPlace),
  }),
});

export const {
  useQuoteChangeQuery,
  useAskChangeMutation,
  useAcceptChangeMutation,
  useDeclineChangeMutation,
  useWithdrawChangeMutation,
} = changesApi;
