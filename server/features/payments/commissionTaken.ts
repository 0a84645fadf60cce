import { unfulfilledStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';

/** Money of an order that moved: what went back is negative. */
export interface Movement {
  readonly kind: 'payment' | 'refund' | 'cash';
  readonly amount: number;
}

interface Agreed {
  readonly total: number;
  readonly commission: number;
  /** The part due in cash, while the order goes on or is over; 0 if it is cancelled. */
  readonly cash: number;
}

/**
 * The commission of an order after these movements, in tetri. It is taken from the first money, which is paid online: so
 * cash is all the owner's, and no commission has to be collected. A refund returns its share: of the money that stays, the
 * marketplace takes the same share as the commission is of the total. Cash that is still to come counts as money that
 * stays, but no more is taken than has been paid.
 */
export function commissionTaken({ total, commission, cash }: Agreed, movements: readonly Movement[]): number {
  const gross = movements.reduce((sum, { amount }) => sum + amount, 0);
  const there = Math.max(0, gross);
  if (!movements.some(({ kind }) => kind === 'refund')) return Math.min(commission, there);
  const isCashThere = movements.some(({ kind }) => kind === 'cash');
  const stays = isCashThere ? there : Math.max(0, gross + cash);
  return Math.min(shareOf(commission, Math.min(stays, total), total), there);
}

/** A movement as it was booked. */
export interface Booked extends Movement {
  readonly commission: number;
}

/**
 * The commission of a movement that follows others: what is not booked yet. So those of an order add up to what is taken
 * of it, also where its price has changed between them.
 */
export const commissionOf = (order: Agreed, before: readonly Booked[], movement: Movement): number =>
  commissionTaken(order, [...before, movement]) - before.reduce((sum, { commission }) => sum + commission, 0);

interface Ending {
  readonly status: OrderStatus;
  readonly total: number;
  readonly prepaid: number;
  readonly refund: number;
  readonly commission: number;
  readonly isPaidOnline: boolean;
}

/**
 * The owner's part of what the client pays in the end: what is refunded, or not paid at all after a cancellation, takes its
 * part of the commission with it.
 */
export function ownersPart({ status, total, prepaid, refund, commission, isPaidOnline }: Ending): number {
  const isOff = unfulfilledStatuses.some((one) => one === status);
  if (isOff && !isPaidOnline) return 0;
  if (!isOff && refund === 0) return total - commission;
  const stays = (status === 'active' || status === 'completed' ? total : prepaid) - refund;
  return stays - shareOf(commission, stays, total);
}

/** `amount * part / whole`, a half rounded up; exact, as products of two sums are too large for a number. */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [twice, one] = [2n * BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((twice + one) / (2n * one));
}
