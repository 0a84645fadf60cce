import type { ResponseOf } from '#contract/call.ts';
import * as commissions from '#contract/commission.ts';
import { readRatesNow } from '#contract/currency.ts';
import * as calls from '#contract/referenceEdit.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import { currencyApi } from '#src/features/currency/currencyApi.ts';

type List = typeof calls.listReferenceItems;
type Add = typeof calls.addReferenceItem;
type Change = typeof calls.changeReferenceItem;
type Remove = typeof calls.removeReferenceItem;
type GetCommission = typeof commissions.getCommission;
type SetCommission = typeof commissions.setCommission;
type ReadRates = typeof readRatesNow;

const changesWords = { ...inPlace, invalidatesTags: ['Words'] as const };

/** What only admins do with the words of the house, its commission and its rate: nobody else loads it. */
export const editApi = api.enhanceEndpoints({ addTagTypes: ['Words', 'Commission'] }).injectEndpoints({
  endpoints: (build) => ({
    listReferenceItems: build.query<ResponseOf<List>, ArgOf<List>>({
      ...requestOf(calls.listReferenceItems),
      providesTags: ['Words'],
    }),
    addReferenceItem: build.mutation<ResponseOf<Add>, ArgOf<Add>>({
      ...requestOf(calls.addReferenceItem),
      ...changesWords,
    }),
    changeReferenceItem: build.mutation<ResponseOf<Change>, ArgOf<Change>>({
      ...requestOf(calls.changeReferenceItem),
      ...changesWords,
    }),
    removeReferenceItem: build.mutation<ResponseOf<Remove>, ArgOf<Remove>>({
      ...requestOf(calls.removeReferenceItem),
      ...changesWords,
    }),
    getCommission: build.query<ResponseOf<GetCommission>, ArgOf<GetCommission>>({
      ...requestOf(commissions.getCommission),
      providesTags: ['Commission'],
    }),
    setCommission: build.mutation<ResponseOf<SetCommission>, ArgOf<SetCommission>>({
      ...requestOf(commissions.setCommission),
      ...inPlace,
      invalidatesTags: ['Commission'],
    }),
    readRatesNow: build.mutation<ResponseOf<ReadRates>, ArgOf<ReadRates>>({
      ...requestOf(readRatesNow),
      ...inPlace,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        void dispatch(currencyApi.endpoints.getRates.initiate(undefined, { forceRefetch: true, subscribe: false }));
      },
    }),
  }),
});

export const { useListReferenceItemsQuery, useRemoveReferenceItemMutation, useGetCommissionQuery } = editApi;
