import type { ResponseOf } from '#contract/call.ts';
import { listAudit } from '#contract/audit.ts';
import type { AuditAction } from '#contract/audit.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';

type List = typeof listAudit;
/** Which entries: who did it, what, to whom. */
export interface AuditFilter {
  readonly actor?: number;
  readonly action?: AuditAction;
  readonly subject?: number;
}

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery<ResponseOf<List>, AuditFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.next_cursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        requestOf(listAudit).query({ query: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam } }),
      // What was done a moment ago is in it.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListAuditInfiniteQuery } = auditApi;
