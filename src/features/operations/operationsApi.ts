import {
  confirmPayoutExport,
  exportPayouts,
  getBankFile,
  takePayoutExportBack,
} from '#contract/generated/operations/bankFile.ts';
import { listOperations, listPayouts, movePayout } from '#contract/generated/operations/operations.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const operationsApi = api.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(
      build,
      {
        listOperations,
        listPayouts,
        movePayout,
        getBankFile,
        exportPayouts,
        confirmPayoutExport,
        takePayoutExportBack,
      },
      inPlace,
    ),
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
