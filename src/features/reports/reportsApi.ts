import { confirmReport, createReport, listReports, sendReportPhoto } from '#contract/generated/reports.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { createReport, listReports, sendReportPhoto, confirmReport }, inPlace),
});

export const { useListReportsQuery, useConfirmReportMutation } = reportsApi;
