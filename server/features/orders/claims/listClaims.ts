import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/claims.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import type { Context } from '#server/context.ts';
import { countClaims, listClaimRows } from './claimRepository.ts';
import { toClaimSummary } from './claimView.ts';

type ClaimsQuery = z.output<(typeof calls.listClaims)['query']>;
type Answer = Omit<z.output<(typeof calls.listClaims)['response']>, 'status'>;

const PAGE_SIZE = 20;

export async function listClaims({ db }: Context, { status, page }: ClaimsQuery): Promise<Answer> {
  const rows = await listClaimRows(db, status, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const counts: Record<ClaimStatus, number> = { asked: 0, disputed: 0, due: 0, settled: 0 };
  for (const row of await countClaims(db)) counts[row.status] = row.count;
  return { claims: rows.map(toClaimSummary), page, page_size: PAGE_SIZE, total: counts[status], counts };
}
