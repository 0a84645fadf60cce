import type { Order, PaymentWay } from '#contract/calls/orders/orders.ts';
import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { readPostalAddress } from '#server/features/auth/fields/name.ts';
import { requireClient } from '#server/features/auth/requireParty.ts';
import { takeCoupon } from '#server/features/rental/coupons/takeCoupon.ts';
import type { FrozenPlace } from '#server/features/rental/frozenPlace.ts';
import { checkSums } from '#server/features/rental/price/priceQuote.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { followTransition } from './applyOrderEvent.ts';
import { freeUntil } from './cancel/cancellation.ts';
import { expireOrders } from './deadlines/expireOrders.ts';
import { getOrder } from './view/getOrder.ts';
import { insertOrder, lockCar, lockOrder } from './orderRepository.ts';
import { orderTransaction } from './orderTransaction.ts';
import { carTaken } from './quote/carTaken.ts';
import { findOffer } from './quote/offerRepository.ts';
import type { PricedRental } from './quote/priceRentals.ts';
import { openQuote } from './quote/quoteSeal.ts';
import { refuseSecondOrder } from './quote/refuseSecondOrder.ts';

export interface OrderRequest {
  readonly quote_id: string;
  readonly payment: PaymentWay;
  readonly terms_acknowledged?: boolean | undefined;
  readonly pick_up_address?: string | undefined;
  readonly drop_off_address?: string | undefined;
}

/** An unpaid order holds its dates for 15 minutes: so one client holds only a few cars at a time. */
const ORDERS_AN_HOUR = 30;

/** Orders exactly what the quote says: nothing else of the request counts. */
export async function placeOrder(
  context: Context,
  actor: Actor,
  request: OrderRequest,
  { attempt, language }: { readonly attempt: Attempt; readonly language: Language },
): Promise<Order> {
  const clientId = requireClient(actor);
  await limitRate(context, { key: `orders:${clientId}`, limit: ORDERS_AN_HOUR, windowSeconds: 3600 });
  const quote = openQuote(request.quote_id, context.config.secrets);
  if (quote === null) throw new FieldError({ quote_id: 'quoteWrong' });
  const places = namePlaces(quote, request);
  // The order that holds the dates may be past its time to pay.
  await expireOrders(context, quote.car_id);
  return orderTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const now = context.clock();
      const dates = { from: new Date(quote.from), to: new Date(quote.to) };
      if (now >= new Date(quote.expires_at) || now >= dates.from) throw new ApiError(409, 'QUOTE_EXPIRED');
      checkSums(quote);
      await refuseSecondOrder(transaction, clientId, quote.car_id, dates);
      // A look before waiting for the car: of many who want the same dates only few have to queue.
      const offer = await findOffer(transaction, quote.car_id, dates);
      if (offer?.is_free === false) throw await carTaken(transaction, quote.car_id, dates);

      const car = await lockCar(transaction, quote.car_id, dates);
      if (car?.is_active !== true) throw new ApiError(409, 'CAR_UNAVAILABLE');
      if (car.owner_id === actor.ownerId) throw new ApiError(403, 'NOT_ALLOWED');
      if (!car.is_free) throw await carTaken(transaction, car.id, dates);
      if (quote.coupon_id !== undefined)
        await takeCoupon(transaction, quote.coupon_id, { clientId, ownerId: car.owner_id, now });
      const begin = findOrderTransition(null, car.needs_confirmation ? 'request' : 'book', 'client');
      if (begin === undefined) throw new Error('The transition table does not say how an order begins.');
      const id = await insertOrder(transaction, {
        clientId,
        ownerId: car.owner_id,
        status: begin.to,
        quote: { ...quote, ...places },
        payment: request.payment,
        freeUntil: freeUntil({ from: dates.from, orderedAt: now }, context.config.rental),
        orderedAt: now,
        termsAcknowledgedAt: request.terms_acknowledged === true ? now : undefined,
      });
      const order = await lockOrder(transaction, id);
      if (order === undefined) throw new Error('An order that was just inserted is not there.');
      await followTransition(context, transaction, order, begin, { actor: 'client', userId: actor.userId });
      return getOrder({ ...context, db: transaction }, id, actor, language);
    }),
  );
}

type Places = Pick<PricedRental, 'pick_up' | 'drop_off'>;

interface Typed {
  readonly pick_up_address?: string | undefined;
  readonly drop_off_address?: string | undefined;
}

/** The places of a quote as an order needs them: an address or a hotel needs its name. */
function namePlaces({ pick_up, drop_off }: Places, typed: Typed): Places {
  const wrong: Record<string, FieldTextKey> = {};
  const named = (field: keyof Typed, place: FrozenPlace | undefined): FrozenPlace | undefined => {
    if (place?.kind !== 'address' && place?.kind !== 'hotel') return place;
    const text = typed[field] ?? place.text ?? '';
    const address = text.trim() === '' ? ({ problem: 'placeAddressMissing' } as const) : readPostalAddress(text);
    if ('value' in address) return { ...place, text: address.value };
    wrong[field] = address.problem;
    return place;
  };
  const places = { pick_up: named('pick_up_address', pick_up), drop_off: named('drop_off_address', drop_off) };
  if (Object.keys(wrong).length > 0) throw new FieldError(wrong);
  return places;
}
