import { getCommission, setCommission } from '#contract/generated/commission.ts';
import { changeCoupon, createCoupon, listCoupons } from '#contract/generated/coupons.ts';
import { readRatesNow } from '#contract/generated/currency.ts';
import {
  addReferenceItem,
  changeReferenceItem,
  listReferenceItems,
  removeReferenceItem,
} from '#contract/generated/reference/referenceEdit.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';
import { currencyApi } from '#src/features/currency/currencyApi.ts';

/** What only admins do with reference texts, the commission, the rate and the coupons: loaded only for them. */
export const editApi = api
  .injectEndpoints({
    endpoints: (build) =>
      endpointsOf(
        build,
        {
          addReferenceItem,
          changeReferenceItem,
          listReferenceItems,
          removeReferenceItem,
          getCommission,
          setCommission,
          readRatesNow,
          listCoupons,
          createCoupon,
          changeCoupon,
        },
        inPlace,
      ),
  })
  .enhanceEndpoints({
    endpoints: {
      readRatesNow: {
        onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
          await queryFulfilled.catch(() => undefined);
          void dispatch(currencyApi.endpoints.getRates.initiate(undefined, { forceRefetch: true, subscribe: false }));
        },
      },
    },
  });

export const {
  useListReferenceItemsQuery,
  useRemoveReferenceItemMutation,
  useGetCommissionQuery,
  useListCouponsQuery,
} = editApi;
