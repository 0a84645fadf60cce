import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/orders.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

/** Moving one order may move others, as accepting declines what overlaps; and dates get free or taken by it. */
const moves = { invalidatesTags: ['Order', 'Payment', 'Availability'] as const };

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<ResponseOf<typeof calls.placeOrder>, ArgOf<typeof calls.placeOrder>>({
      ...requestOf(calls.placeOrder),
      ...moves,
    }),
    listOrders: build.query<ResponseOf<typeof calls.listOrders>, ArgOf<typeof calls.listOrders>>({
      ...requestOf(calls.listOrders),
      providesTags: ['Order'],
    }),
    getOrder: build.query<ResponseOf<typeof calls.getOrder>, ArgOf<typeof calls.getOrder>>({
      ...requestOf(calls.getOrder),
      providesTags: ['Order'],
    }),
    cancelOrder: build.mutation<ResponseOf<typeof calls.cancelOrder>, ArgOf<typeof calls.cancelOrder>>({
      ...requestOf(calls.cancelOrder),
      ...moves,
    }),
    refundOrder: build.mutation<ResponseOf<typeof calls.refundOrder>, ArgOf<typeof calls.refundOrder>>({
      ...requestOf(calls.refundOrder),
      invalidatesTags: ['Order', 'Payment'],
    }),
    substituteOrder: build.mutation<
      ResponseOf<typeof calls.substituteOrder>,
      ArgOf<typeof calls.substituteOrder>
    >({
      ...requestOf(calls.substituteOrder),
      ...moves,
    }),
    releaseCars: build.mutation<ResponseOf<typeof calls.releaseCars>, ArgOf<typeof calls.releaseCars>>({
      ...requestOf(calls.releaseCars),
      ...moves,
    }),
    acceptOrder: build.mutation<ResponseOf<typeof calls.acceptOrder>, ArgOf<typeof calls.acceptOrder>>({
      ...requestOf(calls.acceptOrder),
      ...inPlace,
      ...moves,
    }),
    declineOrder: build.mutation<ResponseOf<typeof calls.declineOrder>, ArgOf<typeof calls.declineOrder>>({
      ...requestOf(calls.declineOrder),
      ...inPlace,
      ...moves,
    }),
    markOrderPaid: build.mutation<ResponseOf<typeof calls.markOrderPaid>, ArgOf<typeof calls.markOrderPaid>>({
      ...requestOf(calls.markOrderPaid),
      ...inPlace,
      ...moves,
    }),
    startOrder: build.mutation<ResponseOf<typeof calls.startOrder>, ArgOf<typeof calls.startOrder>>({
      ...requestOf(calls.startOrder),
      ...inPlace,
      ...moves,
    }),
    finishOrder: build.mutation<ResponseOf<typeof calls.finishOrder>, ArgOf<typeof calls.finishOrder>>({
      ...requestOf(calls.finishOrder),
      ...inPlace,
      ...moves,
    }),
  }),
});

export const {
  useGetOrderQuery,
  useListOrdersQuery,
  usePlaceOrderMutation,
  useCancelOrderMutation,
  useSubstituteOrderMutation,
  useReleaseCarsMutation,
} = ordersApi;
