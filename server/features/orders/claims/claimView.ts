import type { Claim, ClaimAction, ClaimSummary } from '#contract/calls/orders/claims.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Viewer } from '../view/viewer.ts';
import type { ClaimRow } from './claimRepository.ts';

export const claimNumber = (id: number): string => `C-${100 + id}`;

/** What of a claim is still to be paid. */
export const restOf = ({ status, final_amount, from_deposit, paid }: ClaimRow): number =>
  status === 'due' ? (final_amount ?? 0) - from_deposit - paid : 0;

/** `deposit`: what is there now, with the owner or held by the bank. */
export function toClaim(row: ClaimRow, viewer: Viewer, deposit: number, now: Date): Claim {
  const { accepted_amount, answered_at, decided_at, decisions } = row;
  return {
    id: row.id,
    number: claimNumber(row.id),
    status: row.status,
    order: {
      id: row.order_id,
      number: row.order_number,
      car: row.car,
      from: localMomentOf(row.from),
      to: localMomentOf(row.to),
      returned_at: row.returned_at.toISOString(),
    },
    client: row.client_name,
    owner: row.owner_name,
    side: viewer,
    items: row.items.map((item, place) => ({ ...item, decision: decisions?.[place] ?? null })),
    amount: row.amount,
    claimed_at: row.claimed_at.toISOString(),
    answer_by: row.answer_by.toISOString(),
    answer:
      answered_at === null
        ? null
        : { amount: accepted_amount ?? 0, text: row.answer_text ?? '', at: answered_at.toISOString() },
    passed_at: row.passed_at?.toISOString() ?? null,
    decision:
      decided_at === null
        ? null
        : { amount: row.final_amount ?? 0, text: row.decision_text ?? '', at: decided_at.toISOString() },
    final_amount: row.final_amount,
    from_deposit: row.from_deposit,
    rest: restOf(row),
    pay_by: row.pay_by?.toISOString() ?? null,
    deposit: row.final_amount === null ? deposit : row.deposit,
    settled_at: row.settled_at?.toISOString() ?? null,
    actions: actionsOf(row, viewer, now),
  };
}

function actionsOf({ status, answer_by }: ClaimRow, viewer: Viewer, now: Date): ClaimAction[] {
  if (viewer === 'client' && status === 'asked' && now < answer_by) return ['answer'];
  if (viewer === 'admin' && status === 'disputed') return ['decide'];
  if (status === 'due' && viewer === 'client') return ['pay'];
  return status === 'due' && viewer === 'owner' ? ['confirm'] : [];
}

export const toClaimSummary = (row: ClaimRow): ClaimSummary => ({
  id: row.id,
  number: claimNumber(row.id),
  status: row.status,
  order_number: row.order_number,
  car: row.car,
  client: row.client_name,
  owner: row.owner_name,
  amount: row.amount,
  accepted_amount: row.accepted_amount,
  claimed_at: row.claimed_at.toISOString(),
  answer_by: row.answer_by.toISOString(),
  final_amount: row.final_amount,
});
