import { getPastOrder } from '#contract/generated/orders/pastOrder.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const pastOrderApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getPastOrder }),
});

export const { useGetPastOrderQuery } = pastOrderApi;
