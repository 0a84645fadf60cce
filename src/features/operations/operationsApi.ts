import type { ResponseOf } from '#contract/call.ts';
import * as files from '#contract/bankFile.ts';
import * as calls from '#contract/operations.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

/** Payouts are rows among the operations, so both lists change; a refusal says that somebody was faster. */
const moves = { invalidatesTags: ['Payout' as const] };

export const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperations: build.query<ResponseOf<typeof calls.listOperations>, ArgOf<typeof calls.listOperations>>({
      ...requestOf(calls.listOperations),
      // What orders and payments do to the ledger is not followed: the screen asks anew whenever it is opened.
      providesTags: ['Payout'],
    }),
    listPayouts: build.query<ResponseOf<typeof calls.listPayouts>, ArgOf<typeof calls.listPayouts>>({
      ...requestOf(calls.listPayouts),
      providesTags: ['Payout'],
    }),
    movePayout: build.mutation<ResponseOf<typeof calls.movePayout>, ArgOf<typeof calls.movePayout>>({
      ...requestOf(calls.movePayout),
      ...inPlace,
      ...moves,
    }),
    getBankFile: build.query<ResponseOf<typeof files.getBankFile>, ArgOf<typeof files.getBankFile>>({
      ...requestOf(files.getBankFile),
      providesTags: ['Payout'],
    }),
    exportPayouts: build.mutation<ResponseOf<typeof files.exportPayouts>, ArgOf<typeof files.exportPayouts>>({
      ...requestOf(files.exportPayouts),
      ...inPlace,
      ...moves,
    }),
    confirmPayoutExport: build.mutation<
      ResponseOf<typeof files.confirmPayoutExport>,
      ArgOf<typeof files.confirmPayoutExport>
    >({
      ...requestOf(files.confirmPayoutExport),
      ...inPlace,
      ...moves,
    }),
    takePayoutExportBack: build.mutation<
      ResponseOf<typeof files.takePayoutExportBack>,
      ArgOf<typeof files.takePayoutExportBack>
    >({
      ...requestOf(files.takePayoutExportBack),
      ...inPlace,
      ...moves,
    }),
  }),
});

export const {
  useListOperationsQuery,
  useListPayoutsQuery,
  useMovePayoutMutation,
  useGetBankFileQuery,
  useExportPayoutsMutation,
  useConfirmPayoutExportMutation,
  useTakePayoutExportBackMutation,
} = operationsApi;
