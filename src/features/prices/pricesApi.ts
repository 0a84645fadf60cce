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
          ({ data }) => dispatch(pricesApi.util.upsertQueryData('getCarPrices', { params }, data)),
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

export const { useGetCarPricesQuery, useSaveCarPricesMutation, usePreviewPriceQuery, useListPriceDaysQuery } =
  pricesApi;
