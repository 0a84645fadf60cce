import type { ResponseOf } from '#contract/call.ts';
import { getPayment, receivePaymentCallback, startPayment } from '#contract/payments.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPayment: build.mutation<ResponseOf<typeof startPayment>, ArgOf<typeof startPayment>>({
      ...requestOf(startPayment),
      invalidatesTags: ['Order', 'Payment'],
    }),
    getPayment: build.query<ResponseOf<typeof getPayment>, ArgOf<typeof getPayment>>({
      ...requestOf(getPayment),
      providesTags: ['Payment'],
      onQueryStarted: async (_arg, { queryFulfilled, dispatch }) => {
        // Only what came back matters here: a failure is the screen's to show.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        // Once the bank has answered, so has the order.
        if (data?.payment.is_pending === false) dispatch(api.util.invalidateTags(['Order', 'Availability']));
      },
    }),
    // Banks make this call; it is here so that the list of endpoints is the list of calls.
    receivePaymentCallback: build.mutation<
      ResponseOf<typeof receivePaymentCallback>,
      ArgOf<typeof receivePaymentCallback>
    >(requestOf(receivePaymentCallback)),
  }),
});

export const { useStartPaymentMutation, useGetPaymentQuery } = paymentsApi;
