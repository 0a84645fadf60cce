import type { ChangeQuote } from '#contract/domain/orders/orderChange.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import { findOrder } from '../orderRepository.ts';
import { factsOf } from '../orderRow.ts';
import { viewerOf } from '../view/viewer.ts';
import { findFreeUntil, listOtherCars } from './changeRepository.ts';
import { type RequestedChange, momentsOf, planChange } from './planChange.ts';

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
    free_until: freeUntil && localMomentOf(freeUntil),
    cars: order.status === 'active' ? [] : await listOtherCars(db, id, plan.dates),
  };
}
