import {
  acceptOrder,
  cancelOrder,
  declineOrder,
  finishOrder,
  getOrder,
  listOrders,
  markOrderPaid,
  placeOrder,
  refundOrder,
  releaseCars,
  startOrder,
  substituteOrder,
} from '#contract/generated/orders/orders.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { placeOrder, listOrders, getOrder, cancelOrder, refundOrder, substituteOrder, releaseCars }),
    ...endpointsOf(build, { acceptOrder, declineOrder, markOrderPaid, startOrder, finishOrder }, inPlace),
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
