import type { AuditAction, listAudit as AuditCall } from '#contract/calls/audit.ts';
import type { ResponseOf } from '#contract/call.ts';
import { listAudit } from '#contract/generated/audit.ts';
import { api } from '#src/shared/api/api.ts';
import { pagesOf } from '#src/shared/api/endpointsOf.ts';

/** By who acted, the action, and the account concerned. */
export interface AuditFilter {
  readonly actor?: number;
  readonly action?: AuditAction;
  readonly subject?: number;
}

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery<ResponseOf<typeof AuditCall>, AuditFilter, string | null>({
      ...pagesOf(listAudit, (query: AuditFilter) => ({ query })),
      // The log must include what was done a moment ago.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListAuditInfiniteQuery } = auditApi;
