import type { z } from 'zod';
import type { Claim } from '#contract/calls/orders/claims.ts';
import type * as calls from '#contract/calls/orders/claims.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findDeposit } from '#server/features/payments/depositRepository.ts';
import { viewerOf } from '../view/viewer.ts';
import { findClaim, countClaims, listClaimRows } from './claimRepository.ts';
import { toClaim, toClaimSummary } from './claimView.ts';

/** A claim as one of its sides, or an admin, sees it. */
export async function readClaim(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
  actor: Actor,
): Promise<Claim> {
  const row = await findClaim(db, id);
  const viewer = viewerOf(row, actor);
  // viewerOf has refused a missing claim.
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const deposit = await findDeposit(db, row.order_id);
  // What was kept before the claim counts, too: a claim is a part of the whole deposit.
  const there = row.deposit_in_hand + (deposit?.kept === null ? deposit.amount : 0);
  return toClaim(row, viewer, there, clock());
}

type ClaimsQuery = z.output<(typeof calls.listClaims)['query']>;
type Answer = Omit<z.output<(typeof calls.listClaims)['response']>, 'status'>;

const PAGE_SIZE = 20;

export async function listClaims({ db }: Context, { status, page }: ClaimsQuery): Promise<Answer> {
  const rows = await listClaimRows(db, status, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const counts: Record<ClaimStatus, number> = { asked: 0, disputed: 0, due: 0, settled: 0 };
  for (const row of await countClaims(db)) counts[row.status] = row.count;
  return { claims: rows.map(toClaimSummary), page, page_size: PAGE_SIZE, total: counts[status], counts };
}
