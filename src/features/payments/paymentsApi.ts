import type { ResponseOf } from '#contract/call.ts';
import { getPayment, receivePaymentCallback, startPayment } from '#contract/payments.ts';
import { api } from '#src/api/api.ts';
import { keyedRequestOf } from '#src/api/keyedRequestOf.ts';
import type { Keyed } from '#src/api/keyedRequestOf.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPayment: build.mutation<ResponseOf<typeof startPayment>, Keyed<ArgOf<typeof startPayment>>>(
      keyedRequestOf(startPayment),
    ),
    getPayment: build.query<ResponseOf<typeof getPayment>, ArgOf<typeof getPayment>>(requestOf(getPayment)),
    // Banks make this call; it is here so that the list of endpoints is the list of calls.
    receivePaymentCallback: build.mutation<
      ResponseOf<typeof receivePaymentCallback>,
      ArgOf<typeof receivePaymentCallback>
    >(requestOf(receivePaymentCallback)),
  }),
});
