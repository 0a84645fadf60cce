import { confirmReport, createReport, listReports, sendReportPhoto } from '#contract/generated/orders/reports.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { createReport, listReports, sendReportPhoto, confirmReport }, inPlace),
});

export const { useListReportsQuery, useConfirmReportMutation } = reportsApi;
