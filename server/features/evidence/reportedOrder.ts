import { type OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { isNearStart } from '#contract/domain/orders/orderMachine.ts';
import type { ReportKind, ReportSide } from '#contract/calls/orders/reports.ts';
import type { Actor } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';

/** What reports need to know of their order. */
export interface ReportedOrder {
  readonly id: number;
  readonly number: string;
  readonly car_id: number;
  readonly client_id: number;
  readonly client_user_id: number;
  readonly owner_id: number;
  readonly owner_user_id: number;
  readonly status: OrderStatus;
  readonly from: Date;
  readonly paid_at: Date | null;
  /** When the car came back. */
  readonly finished_at: Date | null;
}

/** The role in which a user sees reports; for all others the order does not exist. */
export function readerOf(order: ReportedOrder | undefined, actor: Actor): ReportSide | 'admin' {
  if (order !== undefined && order.client_id === actor.clientId) return 'client';
  if (order !== undefined && order.owner_id === actor.ownerId) return 'owner';
  if (order !== undefined && actor.roles.includes('admin')) return 'admin';
  throw new ApiError(404, 'NOT_FOUND');
}

/** Only a side itself makes its report: no one else acts for it. */
export function sideOf(order: ReportedOrder | undefined, actor: Actor): ReportSide {
  const reader = readerOf(order, actor);
  if (reader === 'admin') throw new ApiError(403, 'NOT_ALLOWED');
  return reader;
}

/** Phones without a network come back to one within this time. */
const LATE = 72 * 3_600_000;

/** Refuses a report of a car that has not changed hands, or of a time that is long over. */
export function requireReportTime(order: ReportedOrder, kind: ReportKind, now: Date): void {
  if (kind === 'hand_over') {
    if (order.status === 'active') return;
    if (order.status !== 'confirmed' || order.paid_at === null) throw new ApiError(409, 'ORDER_CHANGED');
    if (!isNearStart(order.from, now)) throw new ApiError(409, 'TOO_EARLY');
    return;
  }
  if (order.status === 'active') return;
  const isRecent = order.finished_at !== null && now.getTime() <= order.finished_at.getTime() + LATE;
  if (order.status !== 'completed' || !isRecent) throw new ApiError(409, 'ORDER_CHANGED');
}
