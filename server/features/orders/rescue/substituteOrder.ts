import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { isOver } from '#server/features/rental/isOver.ts';
import { freeUntil } from '../cancel/cancellation.ts';
import { getOrder } from '../view/getOrder.ts';
import { followTransition, applyOrderEvent } from '../applyOrderEvent.ts';
import { insertOrder, lockCar, lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { viewerOf } from '../view/viewer.ts';
import { freeHeldCar, listHeldCars } from './rescueRepository.ts';

interface Substitution {
  readonly id: number;
  readonly carId: number;
  readonly attempt: Attempt;
  readonly language: Language;
}

/** The client of an order that its owner cancelled takes a held car in its place; the money goes on to it. */
export async function substituteOrder(
  context: Context,
  actor: Actor,
  { id, carId, attempt, language }: Substitution,
): Promise<Order> {
  return orderTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const order = await lockOrder(transaction, id);
      const viewer = viewerOf(order, actor);
      // viewerOf has refused a missing order.
      if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
      if (viewer !== 'client') throw new ApiError(403, 'NOT_ALLOWED');
      const now = context.clock();
      const cars = await listHeldCars(transaction, id);
      // Their time may be over, only no job has ended them yet.
      if (cars.length === 0 || isOver({ expires_at: order.held_until }, now)) throw new ApiError(409, 'ORDER_CHANGED');
      const held = cars.find(({ car_id }) => car_id === carId);
      if (held === undefined) throw new FieldError({ car_id: 'carNotHeld' });
      const car = await lockCar(transaction, carId, order);
      if (car?.is_active !== true) throw new ApiError(409, 'CAR_UNAVAILABLE');
      const begin = findOrderTransition(null, 'take_over', viewer);
      if (begin === undefined) throw new Error('The transition table does not say how an order takes over.');
      const by = { actor: viewer, userId: actor.userId };
      const newId = await insertOrder(transaction, {
        clientId: order.client_id,
        ownerId: car.owner_id,
        status: begin.to,
        quote: held.quote,
        payment: order.payment_way,
        freeUntil: freeUntil({ from: order.from, orderedAt: now }, context.config.rental),
        orderedAt: now,
        inPlaceOf: { orderId: id, paidAt: now },
      });
      // The car is locked, so no other order gets its dates in between.
      await freeHeldCar(transaction, held.block_id);
      const made = await lockOrder(transaction, newId);
      if (made === undefined) throw new Error('An order that was just inserted is not there.');
      await followTransition(context, transaction, made, begin, by);
      await applyOrderEvent(context, transaction, order, 'substitute', by);
      return getOrder({ ...context, db: transaction }, newId, actor, language);
    }),
  );
}
