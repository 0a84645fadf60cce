import type { ColumnType, Generated } from 'kysely';
import type { ClaimItem } from '#contract/claims.ts';
import type { DepositMoveKind, DepositWay } from '#contract/claims/orderClaim.ts';
import type { ClaimStatus } from '#contract/claims/claimStatus.ts';

export interface ClaimsTables {
  claims: ClaimTable;
  deposit_moves: DepositMoveTable;
}

/** An item as it was sent; what is decided of it stands beside. */
export type StoredItem = Omit<ClaimItem, 'decision'>;
export type StoredDecision = NonNullable<ClaimItem['decision']>;

interface DepositMoveTable {
  id: Generated<number>;
  order_id: number;
  kind: DepositMoveKind;
  amount: number;
  way: DepositWay | null;
  reason: string | null;
  claim_id: number | null;
  user_id: number | null;
  at: Date;
}

interface ClaimTable {
  id: Generated<number>;
  order_id: number;
  status: Generated<ClaimStatus>;
  items: ColumnType<StoredItem[], string, never>;
  amount: number;
  claimed_at: Date;
  answer_by: Date;
  accepted_amount: number | null;
  answer_text: string | null;
  answered_at: Date | null;
  passed_at: Date | null;
  decisions: ColumnType<StoredDecision[] | null, never, string>;
  decision_text: string | null;
  decided_at: Date | null;
  decided_by: number | null;
  final_amount: number | null;
  deposit: Generated<number>;
  from_deposit: Generated<number>;
  paid: Generated<number>;
  pay_by: Date | null;
  reminded_at: Date | null;
  settled_at: Date | null;
}
