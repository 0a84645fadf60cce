import { getPayment, receivePaymentCallback, startPayment } from '#contract/generated/payments.ts';
import { api } from '#src/shared/api/api.ts';
import { changedTags, endpointsOf } from '#src/shared/api/endpointsOf.ts';

const settled = { Order: 'answer.payment.order_id', Availability: 'every' } as const;

export const paymentsApi = api
  .injectEndpoints({
    // Banks make the callback; it is here so that the list of endpoints is the list of calls.
    endpoints: (build) => endpointsOf(build, { startPayment, getPayment, receivePaymentCallback }),
  })
  .enhanceEndpoints({
    endpoints: {
      getPayment: {
        onQueryStarted: async (arg, { queryFulfilled, dispatch }) => {
          // Only an answer matters here: the screen shows failures.
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          // Once the bank has answered, so has the order.
          if (data?.payment.is_pending === false) dispatch(api.util.invalidateTags(changedTags(settled, arg, data)));
        },
      },
    },
  });

export const { useStartPaymentMutation, useGetPaymentQuery } = paymentsApi;
