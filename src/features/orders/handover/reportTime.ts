import { isNearStart } from '#contract/domain/orderMachine.ts';
import type { Order } from '#contract/calls/orders.ts';
import type { ReportKind } from '#contract/calls/reports.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';

/** Whether a report of this kind can be made of an order; the server decides, this says it beforehand. */
export function reportTimeOf(
  { status, is_paid_online, from }: Pick<Order, 'status' | 'is_paid_online' | 'from'>,
  kind: ReportKind,
  now: number,
): 'early' | 'now' | 'never' {
  if (kind === 'take_back') return status === 'active' || status === 'completed' ? 'now' : 'never';
  if (status === 'active') return 'now';
  if (status !== 'confirmed' || !is_paid_online) return 'never';
  const start = instantOf(from);
  return start !== null && isNearStart(start, now) ? 'now' : 'early';
}
