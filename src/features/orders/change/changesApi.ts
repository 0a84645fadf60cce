import {
  acceptChange,
  askChange,
  declineChange,
  quoteChange,
  withdrawChange,
} from '#contract/generated/orders/changes.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

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
