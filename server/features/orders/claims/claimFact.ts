import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { claimUntil } from '#contract/domain/claims/claimBounds.ts';
import type { ClaimFact, ClaimStatus } from '#contract/domain/claims/claimStatus.ts';

interface Known {
  readonly status: OrderStatus;
  readonly returned_at: Date | null;
  readonly claim_status: ClaimStatus | null;
}

/** The state of an order's claims. */
export function claimFactOf({ status, returned_at, claim_status }: Known, now: Date): ClaimFact {
  if (claim_status !== null) return claim_status;
  return status === 'completed' && returned_at !== null && now < claimUntil(returned_at) ? 'possible' : 'none';
}
