import type { Transaction } from 'kysely';
import { findOrderTransition, refusalOf, upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import { type OrderActor, type OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { OrderTransition } from '#contract/domain/orders/orderTransitions.ts';
import type { Context } from '#server/context.ts';
import { followPrice } from '#server/features/payments/moveMoney.ts';
import { isOver } from '#server/features/rental/isOver.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { findCarName, findOpenChange } from './change/changeRepository.ts';
import { findClaimOfOrder } from './claims/claimRepository.ts';
import { findNextStart } from './deadlines/tripRemindersRepository.ts';
import { effects } from './effects.ts';
import { freezeVat } from './invoice/invoiceRepository.ts';
import { findOrderMail } from './orderMailRepository.ts';
import { insertEvent, type OrderChanges, updateOrder } from './orderRepository.ts';
import { factsOf, type OrderRow } from './orderRow.ts';
import { listHeldNames } from './rescue/rescueRepository.ts';

/** Who changes an order; the marketplace itself has no user. */
export interface Mover {
  readonly actor: OrderActor;
  readonly userId: number | null;
  /** The sum that `refund` returns, the difference of `change`, or the sum claimed, accepted, decided or paid. */
  readonly amount?: number;
  /** The owner's side says that it saw the originals of the client's papers; of `start` alone. */
  readonly areOriginalsSeen?: boolean;
}

export const marketplace: Mover = { actor: 'system', userId: null };

/** Results for the caller in addition to the order. */
export interface Moved {
  /** Numbers of the requests that were declined. */
  readonly declined: readonly string[];
}

/** Moves a held order as the transition table says, or refuses. Everything that follows is in the same transaction. */
export async function applyOrderEvent(
  context: Context,
  transaction: Transaction<Database>,
  order: OrderRow,
  event: OrderEventName,
  by: Mover,
): Promise<Moved> {
  const now = context.clock();
  const facts = factsOf(order, now, by.areOriginalsSeen === true);
  const found = findOrderTransition(facts, event, by.actor);
  if (found === undefined) {
    const code = refusalOf(facts, event, by.actor);
    throw new ApiError(code === 'NOT_ALLOWED' ? 403 : 409, code);
  }
  // Its time is over, only no job has ended it yet.
  if (event === 'accept' && isOver(order, now)) throw new ApiError(409, 'ORDER_CHANGED');
  return followTransition(context, transaction, order, found, by);
}

export async function followTransition(
  context: Context,
  transaction: Transaction<Database>,
  order: OrderRow,
  { event, to, effects: names }: OrderTransition,
  by: Mover,
): Promise<Moved> {
  const now = context.clock();
  // The hand-over and the return end an open change, of which nothing else tells the two sides.
  const endsChange = names.includes('end_change') && to !== order.status && to !== 'cancelled';
  if (order.change !== null && endsChange)
    await applyOrderEvent(context, transaction, order, 'expire_change', marketplace);
  const stamps = stampsOf(order, event, by, now);
  const changes: OrderChanges = { status: to, ...stamps };
  const declined: string[] = [];
  let isDepositOther = false;
  for (const name of names) {
    const result = await effects[name]({ event, context, transaction, order: { ...order, ...stamps }, by, now });
    Object.assign(changes, result.changes);
    isDepositOther ||= result.isDepositOther === true;
    for (const overlapping of result.toDecline ?? []) {
      await applyOrderEvent(context, transaction, overlapping, 'decline', marketplace);
      declined.push(overlapping.number);
    }
  }
  await updateOrder(transaction, order.id, changes);
  // All that was paid is kept, and the rest is not paid any more.
  if (to === 'cancelled' && changes.refund === 0) await followPrice(transaction, order.id, now);
  if (event === 'pay' || event === 'take_over') await freezeVat(transaction, order.id);
  await insertEvent(transaction, {
    order_id: order.id,
    event,
    actor: by.actor,
    user_id: by.userId,
    status: to,
    at: now,
    amount: by.amount ?? null,
    was_verified: event === 'start' ? order.verification === 'passed' : null,
    originals_seen: event === 'start' ? by.areOriginalsSeen === true : null,
  });
  await tellOfEvent(transaction, order.id, event, by, now);
  await context.orderMoved(transaction, order.id, event, now);
  if (isDepositOther) await applyOrderEvent(context, transaction, order, 'return_deposit', marketplace);
  return { declined };
}

type Stamps = Partial<Pick<OrderRow, 'paid_at' | 'rest_paid_at' | 'cancelled_by'>> & Pick<OrderChanges, 'answered_at'>;

function stampsOf(order: OrderRow, event: OrderEventName, by: Mover, now: Date): Stamps {
  switch (event) {
    case 'accept':
    case 'decline':
      // The clock of the process that took the request may be ahead of this one's.
      return by.actor === 'system' ? {} : { answered_at: now < order.requested_at ? order.requested_at : now };
    case 'pay':
      return { paid_at: now };
    case 'mark_paid':
      return { rest_paid_at: now };
    case 'cancel':
    case 'no_show':
      return { cancelled_by: by.actor };
    default:
      return {};
  }
}

/** Tells both sides, each in their own language; it is queued in the transaction of the event. */
async function tellOfEvent(
  transaction: Transaction<Database>,
  orderId: number,
  event: OrderEventName,
  { actor, amount }: Mover,
  now: Date,
): Promise<void> {
  const {
    client_user_id,
    owner_user_id,
    from,
    to,
    cancelled_by,
    expires_at,
    rest_paid_at,
    status,
    pick_up,
    drop_off,
    ...order
  } = await findOrderMail(transaction, orderId);
  const held = await listHeldNames(transaction, orderId);
  const change = await findOpenChange(transaction, orderId);
  const claim = await findClaimOfOrder(transaction, orderId);
  // As the order has it, which is what the settings and its start make of it. Of a late car it is the next rental.
  const until =
    event === 'remind_late'
      ? await findNextStart(transaction, orderId, now)
      : (expires_at ?? change?.expires_at ?? claim?.pay_by);
  const content = {
    kind: 'order' as const,
    event,
    from: from.toISOString(),
    to: to.toISOString(),
    // Mails of cancelled and past orders name no places.
    places: upcomingStatuses.some((one) => one === status)
      ? { pick_up: status === 'active' ? null : pick_up, drop_off }
      : null,
    until: until?.toISOString() ?? null,
    amount: amount ?? null,
    cash_back: event === 'cancel' && rest_paid_at !== null ? order.total - order.prepaid : 0,
    change:
      change === undefined
        ? null
        : {
            car: (await findCarName(transaction, change.car_id)) ?? order.car,
            from: change.from.toISOString(),
            to: change.to.toISOString(),
            total: change.quote.total,
            online: change.online,
          },
    held: held.map(({ car: name, total }) => ({ car: name, total })),
    held_until: held[0]?.until.toISOString() ?? null,
    is_owners_cancellation: cancelled_by === 'owner' || cancelled_by === 'admin',
    is_begun: from <= now,
    ...order,
  };
  await tell(transaction, client_user_id, { ...content, side: 'client' }, { push: actor !== 'client' });
  await tell(transaction, owner_user_id, { ...content, side: 'owner' }, { push: actor !== 'owner' });
}
