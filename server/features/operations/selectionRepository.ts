import { type RawBuilder, sql } from 'kysely';
import type { OperationKind, OperationState } from '#contract/calls/operations/operations.ts';
import type { NumberQuery } from './numberQuery.ts';
import { FIRST_PAYOUT } from './payoutNumber.ts';
import { isReady, isWithOwner } from '#server/features/rental/readyMoneyRepository.ts';

/** Which operations: the list, its sums and its file all go by this. */
export interface OperationsFilter {
  /** Null: every owner's. */
  readonly ownerId: number | null;
  readonly from: Date | null;
  /** The first instant that is not in it any more. */
  readonly until: Date | null;
  readonly kind: OperationKind | null;
  readonly carId: number | null;
  readonly branchId: number | null;
  readonly state: OperationState | null;
  readonly number: NumberQuery | null;
}

export const allOperations: OperationsFilter = {
  ownerId: null,
  from: null,
  until: null,
  kind: null,
  carId: null,
  branchId: null,
  state: null,
  number: null,
};

/**
 * SQL: amounts that moved, with their orders and, where they are in one, their payouts. Each has an order: only an outer
 * join is left out by the planner where the selection does not need it.
 */
export const amounts = sql`ledger_entries l left join orders o on o.id = l.order_id left join payouts p on p.id = l.payout_id`;

/** SQL: where an amount is. */
export const stateOfAmount = sql`case when ${isWithOwner} then 'with_owner' when l.payout_id is not null then coalesce(p.state, 'carried')
  when ${isReady} then 'ready' else 'held' end`;

/** SQL: whether an amount is of the selection. */
export const isAmount = (filter: OperationsFilter) => sql`
  ${filter.kind === null ? sql`true` : sql`l.kind = ${filter.kind}`}
  ${filter.ownerId === null ? sql`` : sql`and o.owner_id = ${filter.ownerId}`}
  ${filter.carId === null ? sql`` : sql`and o.car_id = ${filter.carId}`}
  ${filter.branchId === null ? sql`` : sql`and o.car_id in (select id from cars where branch_id = ${filter.branchId})`}
  ${filter.state === null ? sql`` : sql`and ${stateOfAmount} = ${filter.state}`}
  ${filter.number === null ? sql`` : sql`and (${isOfOrder(filter.number)} or ${isOfPayout(filter.number)})`}
  ${within(sql`l.at`, filter)}`;

/** SQL: whether a payout is. It is of no car and no branch, and left out where those or other kinds are asked for. */
export const isPayout = (filter: OperationsFilter) => sql<boolean>`
  p.amount > 0
  and ${(filter.kind ?? 'payout') === 'payout' && filter.carId === null && filter.branchId === null ? sql`true` : sql`false`}
  ${filter.ownerId === null ? sql`` : sql`and p.owner_id = ${filter.ownerId}`}
  ${filter.state === null ? sql`` : sql`and p.state = ${filter.state}`}
  ${filter.number === null ? sql`` : sql`and ${isOfPayout(filter.number)}`}
  ${within(sql`p.created_at`, filter)}`;

const isOfOrder = ({ of, digits }: NumberQuery) =>
  of === 'payout' || of === 'none' ? sql`false` : sql`o.number like ${`GZA-${digits}%`}`;

const isOfPayout = ({ of, digits }: NumberQuery) =>
  of === 'order' || of === 'none' ? sql`false` : sql`(${FIRST_PAYOUT}::integer + p.id)::text like ${`${digits}%`}`;

const within = (at: RawBuilder<unknown>, { from, until }: OperationsFilter) =>
  sql`${from === null ? sql`` : sql`and ${at} >= ${from}`} ${until === null ? sql`` : sql`and ${at} < ${until}`}`;
