import type { Kysely, Transaction } from 'kysely';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { deleteOpenReports, hasSealedHandOver } from '#server/features/evidence/reportedOrderRepository.ts';
import type { Bill } from '#server/features/payments/bill.ts';
import { collectMoney, followPrice, voidAuthorized, returnPart } from '#server/features/payments/moveMoney.ts';
import { keptAtLeast } from '../cancel/cancellation.ts';
import { remindAgain } from '../identity/identityRepository.ts';
import type { OrderRow } from '../orderRow.ts';
import { payUntil } from '../deadlines/payUntil.ts';
import {
  type ChangeEnd,
  type ChangeRow,
  findOpenChange,
  freeDates,
  holdDates,
  rewriteOrder,
  updateChange,
} from './changeRepository.ts';

const billOf = ({ id, order_id }: ChangeRow): Bill => ({ orderId: order_id, purpose: 'change', purposeId: id });

async function requireChange(transaction: Transaction<Database>, order: OrderRow): Promise<ChangeRow> {
  const change = await findOpenChange(transaction, order.id);
  if (change === undefined) throw new Error('An order moves by a change that is not there.');
  return change;
}

export async function holdChange(transaction: Transaction<Database>, order: OrderRow): Promise<void> {
  await holdDates(transaction, await requireChange(transaction, order));
}

/** The owner agrees: money that is held is collected, and else there is some time to pay. */
export async function agreeChange(
  { config }: Context,
  transaction: Transaction<Database>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const change = await requireChange(transaction, order);
  // Once the requested rental has begun, or is over, the change is of no use.
  const ends = [order.from, order.to, change.from, change.to].filter((end) => end > now).map(Number);
  const expires_at = payUntil(new Date(Math.min(...ends)), now, config.rental);
  await updateChange(transaction, change.id, { status: 'accepted', expires_at });
  await collectMoney(transaction, billOf(change));
}

const isSameHandOver = (change: ChangeRow, order: OrderRow): boolean =>
  change.car_id === order.car_id && change.from.getTime() === order.from.getTime();

/** Whether the order has moved on since the change was requested, so that it cannot be made any more. */
export async function isOutdated(db: Kysely<Database>, change: ChangeRow, order: OrderRow): Promise<boolean> {
  // Its price may count on cash that was paid meanwhile.
  const cash = change.quote.total - change.prepaid;
  if (order.rest_paid_at !== null && cash !== order.total - order.prepaid) return true;
  // A report that was sealed meanwhile speaks of this car and this start.
  return !isSameHandOver(change, order) && (await hasSealedHandOver(db, order.id));
}

/** The order takes over the requested change, and is returned as it is then; a lower price is refunded. */
export async function makeChange(transaction: Transaction<Database>, order: OrderRow, now: Date): Promise<OrderRow> {
  const change = await requireChange(transaction, order);
  if (await isOutdated(transaction, change, order)) throw new ApiError(409, 'ORDER_CHANGED');
  if (!isSameHandOver(change, order)) await deleteOpenReports(transaction, order.id);
  // An admin may have given it back meanwhile.
  const isThere = change.online >= 0 || (await returnPart(transaction, order.id, -change.online));
  if (!isThere) throw new ApiError(409, 'ORDER_CHANGED');
  // Its own hold makes room for the block of the order.
  await freeDates(transaction, change.id);
  // Free cancellation may have ended since the change was requested.
  await rewriteOrder(transaction, { ...change, kept_at_least: keptAtLeast(order, change.quote, now) });
  await remindAgain(transaction, order.id, change.from);
  if (change.online === 0) await followPrice(transaction, order.id, now);
  await updateChange(transaction, change.id, { status: 'done' });
  return { ...order, car_id: change.car_id, from: change.from, to: change.to, deposit: change.quote.deposit };
}

const ends: Readonly<Partial<Record<OrderEventName, ChangeEnd>>> = {
  decline_change: 'declined',
  withdraw_change: 'withdrawn',
  expire_change: 'expired',
};

/** Releases the money and dates held for an open change, at its end or at the end of its order. */
export async function endChange(
  transaction: Transaction<Database>,
  order: OrderRow,
  event: OrderEventName,
): Promise<void> {
  const change = await findOpenChange(transaction, order.id);
  if (change === undefined) return;
  await freeDates(transaction, change.id);
  await updateChange(transaction, change.id, { status: ends[event] ?? 'dropped' });
  await voidAuthorized(transaction, billOf(change));
}
