import * as advice from '#contract/advice.ts';
import * as calls from '#contract/prices.ts';
import type { ResponseOf } from '#contract/call.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCarPrices: build.query<ResponseOf<typeof calls.getCarPrices>, ArgOf<typeof calls.getCarPrices>>({
      ...requestOf(calls.getCarPrices),
    }),
    saveCarPrices: build.mutation<ResponseOf<typeof calls.saveCarPrices>, ArgOf<typeof calls.saveCarPrices>>({
      ...requestOf(calls.saveCarPrices),
      ...inPlace,
      // Searches and calendars tell prices beside what is free.
      invalidatesTags: ['Availability'],
      // What was saved is what is there now.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(
              pricesApi.util.upsertQueryEntries([{ endpointName: 'getCarPrices', arg: { params }, value: data }]),
            ),
          () => undefined,
        );
      },
    }),
    listAdvice: build.query<ResponseOf<typeof advice.listAdvice>, ArgOf<typeof advice.listAdvice>>({
      ...requestOf(advice.listAdvice),
      providesTags: ['Availability', 'Order'],
    }),
    takeAdvice: build.mutation<ResponseOf<typeof advice.takeAdvice>, ArgOf<typeof advice.takeAdvice>>({
      ...requestOf(advice.takeAdvice),
      ...inPlace,
      // What is advised by now is asked for, too, where it was refused.
      invalidatesTags: ['Availability'],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data: { prices } }) =>
            dispatch(pricesApi.util.updateQueryData('getCarPrices', { params }, (kept) => ({ ...kept, prices }))),
          () => undefined,
        );
      },
    }),
    previewPrice: build.query<ResponseOf<typeof calls.previewPrice>, ArgOf<typeof calls.previewPrice>>({
      ...requestOf(calls.previewPrice),
      ...inPlace,
    }),
    listPriceDays: build.query<ResponseOf<typeof calls.listPriceDays>, ArgOf<typeof calls.listPriceDays>>({
      ...requestOf(calls.listPriceDays),
      ...inPlace,
      providesTags: ['Availability', 'Order'],
    }),
  }),
});

export const {
  useGetCarPricesQuery,
  useSaveCarPricesMutation,
  usePreviewPriceQuery,
  useListPriceDaysQuery,
  useListAdviceQuery,
  useTakeAdviceMutation,
} = pricesApi;
