import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/reports.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { uploadRequestOf } from '#src/api/uploadRequestOf.ts';

type Create = typeof calls.createReport;
type List = typeof calls.listReports;
type Send = typeof calls.sendReportPhoto;
type Confirm = typeof calls.confirmReport;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation<ResponseOf<Create>, ArgOf<Create>>({
      ...requestOf(calls.createReport),
      ...inPlace,
    }),
    listReports: build.query<ResponseOf<List>, ArgOf<List>>({
      ...requestOf(calls.listReports),
      providesTags: ['Report'],
    }),
    sendReportPhoto: build.mutation<ResponseOf<Send>, SealedArgOf<Send>>({
      ...uploadRequestOf(calls.sendReportPhoto),
      ...inPlace,
    }),
    confirmReport: build.mutation<ResponseOf<Confirm>, ArgOf<Confirm>>({
      ...requestOf(calls.confirmReport),
      ...inPlace,
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Report', 'Order']),
    }),
  }),
});

export const { useListReportsQuery, useConfirmReportMutation } = reportsApi;
