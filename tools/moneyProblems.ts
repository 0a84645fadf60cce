import { ownersPart } from '#server/features/payments/commissionTaken.ts';
import type { CheckedOrder } from './checkPrice.ts';

interface Price {
  readonly total: number;
  readonly firstDay: number;
  /** Null where it is not in the file. */
  readonly commission: number | null;
}

/** Checks refunds and refundable amounts of the online payment, and the part of the owner, where the file has them. */
export function moneyProblems(order: CheckedOrder, price: Price): string[] {
  const { refund = 0, cancellation } = order;
  const paid = order.is_paid_online === true ? order.prepaid : 0;
  const withheld = [0, Math.min(Math.max(price.firstDay, order.kept_at_least ?? 0), paid)];
  return [
    ...oneOf('refund', order.refund, refundsOf(order, paid, withheld)),
    ...oneOf('cancellation.kept', cancellation?.kept, withheld),
    ...oneOf('cancellation.refund', cancellation?.refund, [paid - (cancellation?.kept ?? 0)]),
    ...oneOf('refundable', order.refundable, [paid - refund]),
    ...oneOf('amount_without_commission', order.amount_without_commission, netOf(order, price)),
  ];
}

const ended = ['declined', 'expired', 'cancelled'];

/** The refund at the end of an order, with goodwill refunds by an admin. */
function refundsOf(
  { events = [], cancelled_by: by, carried = 0 }: CheckedOrder,
  paid: number,
  withheld: readonly number[],
): number[] {
  const gestures = events.reduce((sum, { event, amount }) => sum + (event === 'refund' ? (amount ?? 0) : 0), 0);
  if (!events.some(({ status }) => ended.includes(status))) return [gestures];
  // Gza cancels what nobody has confirmed, by the same rule.
  const isByRule = by === 'client' || by === 'system';
  return isByRule ? withheld.map((amount) => paid - amount + gestures) : [paid + gestures - carried];
}

function netOf(
  { status, prepaid, refund = 0, is_paid_online }: CheckedOrder,
  { total, commission }: Price,
): number[] | null {
  return status === undefined || commission === null
    ? null
    : [ownersPart({ status, total, prepaid, refund, commission, isPaidOnline: is_paid_online === true })];
}

/** `may` has the possible values; null where they are unknown. */
function oneOf(place: string, found: number | null | undefined, may: readonly number[] | null): string[] {
  if (found === null || found === undefined || may === null || may.includes(found)) return [];
  return [`${place}: ${found} in the file, ${[...new Set(may)].join(' or ')} made again`];
}
