import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/changes.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { ChangeQuote } from '#contract/domain/orders/orderChange.ts';
import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { hasSealedHandOver } from '#server/features/evidence/reportedOrderRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { expireOrders } from '../deadlines/expireOrders.ts';
import { factsOf } from '../orderRow.ts';
import { getOrder } from '../view/getOrder.ts';
import { applyOrderEvent } from '../applyOrderEvent.ts';
import { findOrder, lockOrder } from '../orderRepository.ts';
import type { OrderRow } from '../orderRow.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { viewerOf } from '../view/viewer.ts';
import { insertChange, lockCarsOf, findFreeUntil, listOtherCars } from './changeRepository.ts';
import { type ChangePlan, planChange, type RequestedChange, momentsOf } from './planChange.ts';

type Body = z.output<(typeof calls.askChange)['body']>;
type Change = z.output<(typeof calls.askChange)['response']>['change'];

/** A requested change holds its dates: so one client holds only a few dates at a time. */
const CHANGES_AN_HOUR = 30;

interface Asked {
  readonly change: Change;
  readonly order: Order;
}

/** The client of an order wants other dates or another car: done at once if no one has to agree and nothing is due. */
export async function askChange(
  context: Context,
  actor: Actor,
  { expected_difference: expected, ...body }: Body,
  { id, attempt, language }: { readonly id: number; readonly attempt: Attempt; readonly language: Language },
): Promise<Asked> {
  await limitRate(context, { key: `changes:${actor.clientId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 });
  // The order that holds the dates may be past its time to pay.
  const carId = body.car_id ?? (await findOrder(context.db, id))?.car_id;
  if (carId !== undefined) await expireOrders(context, carId);
  return orderTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      await lockCarsOf(transaction, id, body.car_id ?? null);
      const order = await lockOrder(transaction, id);
      const viewer = viewerOf(order, actor);
      // viewerOf has refused a missing order.
      if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
      if (viewer !== 'client') throw new ApiError(403, 'NOT_ALLOWED');
      // Before its dates and prices are checked: an order that is over has none to change.
      if (
        order.change !== null ||
        order.paid_at === null ||
        (order.status !== 'confirmed' && order.status !== 'active')
      )
        throw new ApiError(409, 'ORDER_CHANGED');
      const inside = { ...context, db: transaction };
      const plan = await planChange(inside, order, body, language);
      if (expected !== undefined && expected !== plan.difference) throw new ApiError(409, 'PRICE_CHANGED');
      const event = eventOf(plan);
      const now = context.clock();
      const expiresAt = endOf(context, order, plan, now);
      const status = plan.needsConfirmation ? 'asked' : 'accepted';
      const changeId = await insertChange(transaction, id, plan, { status, askedAt: now, expiresAt });
      const by = { actor: viewer, userId: actor.userId };
      await applyOrderEvent(
        context,
        transaction,
        order,
        event,
        event === 'change' ? { ...by, amount: plan.difference } : by,
      );
      return {
        change: {
          id: changeId,
          difference: plan.difference,
          needs_confirmation: plan.needsConfirmation,
          expires_at: event === 'change' ? null : expiresAt.toISOString(),
        },
        order: await getOrder({ ...context, db: transaction }, id, actor, language),
      };
    }),
  );
}

function eventOf({ needsConfirmation, online }: ChangePlan): 'ask_change' | 'take_change' | 'change' {
  if (needsConfirmation) return 'ask_change';
  return online > 0 ? 'take_change' : 'change';
}

/**
 * The owner has some hours to answer, at most until the old or new rental begins or ends, and for a lower price at most
 * until cancellation stops being free. A payment has some minutes.
 */
function endOf({ config }: Context, order: OrderRow, change: ChangePlan, now: Date): Date {
  const { dates, needsConfirmation, online } = change;
  const { requestHours, holdMinutes } = config.rental;
  if (!needsConfirmation) return new Date(now.getTime() + holdMinutes * 60_000);
  const free = online < 0 && order.free_until !== null ? [order.free_until] : [];
  const ends = [order.from, order.to, dates.from, dates.to, ...free].map(Number).filter((end) => end > now.getTime());
  return new Date(Math.min(now.getTime() + requestHours * 3_600_000, ...ends));
}

/** What a change would cost; nothing is written. */
export async function quoteChange(
  context: Context,
  actor: Actor,
  id: number,
  body: RequestedChange,
  language: Language,
): Promise<ChangeQuote> {
  const { db, clock } = context;
  const order = await findOrder(db, id);
  const viewer = viewerOf(order, actor);
  if (order === undefined || viewer !== 'client') throw new ApiError(404, 'NOT_FOUND');
  if (findOrderTransition(factsOf(order, clock(), false), 'ask_change', viewer) === undefined)
    throw new ApiError(409, 'ORDER_CHANGED');
  const plan = await planChange(context, order, body, language);
  const freeUntil = await findFreeUntil(db, id);
  const keepsCar = order.status === 'active' || (await hasSealedHandOver(db, id));
  return {
    car_id: plan.carId,
    ...momentsOf(plan.dates),
    days: plan.quote.days,
    total: plan.quote.total,
    difference: plan.difference,
    online: plan.online,
    needs_confirmation: plan.needsConfirmation,
    items: plan.quote.items.filter((item) => item.for === 'client'),
    kept: plan.kept,
    deposit: plan.quote.deposit,
    free_until: freeUntil && localMomentOf(freeUntil),
    cars: keepsCar ? [] : await listOtherCars(db, id, plan.dates),
  };
}
