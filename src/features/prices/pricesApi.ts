import { listAdvice, takeAdvice } from '#contract/generated/prices/advice.ts';
import { getCarPrices, listPriceDays, previewPrice, saveCarPrices } from '#contract/generated/prices/prices.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

const injected = api.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, { getCarPrices, saveCarPrices, listAdvice, takeAdvice, previewPrice, listPriceDays }, inPlace),
});

export const pricesApi = injected.enhanceEndpoints({
  endpoints: {
    saveCarPrices: {
      // Updates the cache with the saved prices.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(
              injected.util.upsertQueryEntries([{ endpointName: 'getCarPrices', arg: { params }, value: data }]),
            ),
          () => undefined,
        );
      },
    },
    takeAdvice: {
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data: { prices } }) =>
            dispatch(injected.util.updateQueryData('getCarPrices', { params }, (cached) => ({ ...cached, prices }))),
          () => undefined,
        );
      },
    },
  },
});

export const {
  useGetCarPricesQuery,
  useSaveCarPricesMutation,
  usePreviewPriceQuery,
  useListPriceDaysQuery,
  useListAdviceQuery,
  useTakeAdviceMutation,
} = pricesApi;
