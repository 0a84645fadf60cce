import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/orders.ts';
import { createQuote } from '#contract/quotes.ts';
import { api } from '#src/api/api.ts';
import { keyedRequestOf } from '#src/api/keyedRequestOf.ts';
import type { Keyed } from '#src/api/keyedRequestOf.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A question although it is a POST: the same rental has the same price while its quote lives.
    createQuote: build.query<ResponseOf<typeof createQuote>, ArgOf<typeof createQuote>>(requestOf(createQuote)),
    placeOrder: build.mutation<ResponseOf<typeof calls.placeOrder>, Keyed<ArgOf<typeof calls.placeOrder>>>(
      keyedRequestOf(calls.placeOrder),
    ),
    listOrders: build.query<ResponseOf<typeof calls.listOrders>, ArgOf<typeof calls.listOrders>>(
      requestOf(calls.listOrders),
    ),
    getOrder: build.query<ResponseOf<typeof calls.getOrder>, ArgOf<typeof calls.getOrder>>(requestOf(calls.getOrder)),
    cancelOrder: build.mutation<ResponseOf<typeof calls.cancelOrder>, Keyed<ArgOf<typeof calls.cancelOrder>>>(
      keyedRequestOf(calls.cancelOrder),
    ),
    acceptOrder: build.mutation<ResponseOf<typeof calls.acceptOrder>, ArgOf<typeof calls.acceptOrder>>(
      requestOf(calls.acceptOrder),
    ),
    declineOrder: build.mutation<ResponseOf<typeof calls.declineOrder>, ArgOf<typeof calls.declineOrder>>(
      requestOf(calls.declineOrder),
    ),
    markOrderPaid: build.mutation<ResponseOf<typeof calls.markOrderPaid>, ArgOf<typeof calls.markOrderPaid>>(
      requestOf(calls.markOrderPaid),
    ),
    startOrder: build.mutation<ResponseOf<typeof calls.startOrder>, ArgOf<typeof calls.startOrder>>(
      requestOf(calls.startOrder),
    ),
    finishOrder: build.mutation<ResponseOf<typeof calls.finishOrder>, ArgOf<typeof calls.finishOrder>>(
      requestOf(calls.finishOrder),
    ),
  }),
});
