import { z } from 'zod';
import { kept, personal, shown } from '../../privacy.ts';
import { AgreedTerms } from '../../domain/agreedTerms.ts';
import { call } from '../../call.ts';
import { Picture } from '../cars/cars.ts';
import { AfterReturn } from '../../domain/claims/orderClaim.ts';
import { Rate } from '../currency.ts';
import type { ErrorCode } from '../../errors.ts';
import { OrderChange } from '../../domain/orders/orderChange.ts';
import { OrderEvent } from '../../domain/orders/orderEvent.ts';
import { OrderNeed, OrderTime } from '../../domain/orders/orderLists.ts';
import { OrderActor, OrderEventName, OrderStatus } from '../../domain/orders/orderStatus.ts';
import { LONGEST_PLACE_TEXT } from '../../domain/placeCode.ts';
import { OwnerLink } from '../owners.ts';
import { HandoverPlace, PlaceHours } from '../places.ts';
import { PriceInputs } from '../../domain/money/priceInputs.ts';
import { Instant, LineItem } from './quotes.ts';
import { OrderReports } from './reports.ts';
import { LONGEST_REFUND_REASON } from '../../domain/limits.ts';
import { Id, LocalDate, RentalMoment, SentId, SentTetri, Success, Tetri } from '../../domain/values.ts';

/** All of it online, or a part online and the rest to the owner in cash. */
export const PaymentWay = z.enum(['full', 'part']);
export type PaymentWay = z.infer<typeof PaymentWay>;

/** Contacts are shown once the order is confirmed. */
const Party = z.object({ name: z.string().meta(personal), phone: z.string().meta(personal).nullable() });

/** The client's verification as both sides see it. `missing`: not all documents were sent, or one was not accepted. */
export const OrderIdentity = z.enum(['verified', 'checking', 'missing']);
export type OrderIdentity = z.infer<typeof OrderIdentity>;

export const OrderSummary = z.object({
  id: Id,
  /** The number that people refer to: `GZA-100001`. */
  number: z.string().meta(kept),
  status: OrderStatus,
  car: z.object({
    id: Id,
    slug: z.string().meta(kept),
    brand: z.string().meta(shown),
    model: z.string().meta(shown),
    year: z.number().int(),
    image: Picture.nullable(),
  }),
  from: RentalMoment,
  to: RentalMoment,
  days: z.number().int(),
  city: z.string().meta(shown),
  /** Fixed when it was ordered. */
  pick_up: HandoverPlace,
  drop_off: HandoverPlace,
  total: Tetri,
  payment: PaymentWay,
  /** The part due online. */
  prepaid: Tetri,
  is_paid_online: z.boolean(),
  /** Everything is paid: online, and in cash where a part is. */
  is_paid: z.boolean(),
  /** When a request or an unpaid order ends by itself. */
  expires_at: Instant.nullable(),
  ordered_at: Instant,
  /** Refunded, or on its way. */
  refund: Tetri,
  /** The day by which banks have usually booked it; null where nothing goes back. */
  refund_by: LocalDate.nullable(),
  /** For the client: the part of the payment that moved to the substitute order. */
  carried: Tetri,
  /** For the client: how long similar cars are held as a substitute. */
  held_until: Instant.nullable(),
  client: Party,
  owner: Party.extend(OwnerLink.shape),
  /** Until the car is handed over; null from then on, and of an order that ended before. */
  identity: OrderIdentity.nullable(),
  /** The client has changed their name or identity number since the order, and the documents are not accepted again yet. */
  is_identity_changed: z.boolean(),
  /** What the owner earns; null for the client. */
  amount_without_commission: Tetri.nullable(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** A car that is held for the client of an order that its owner cancelled. */
export const HeldCar = z.object({
  car_id: Id,
  car: OrderSummary.shape.car,
  /** What the same rental costs with it: never more than before. */
  total: Tetri,
  /** The part due online, which the earlier payment covers. */
  prepaid: Tetri,
  /** The part of the earlier payment that is refunded. */
  back: Tetri,
  /** The hand-over and return that the substitute order has. */
  terms: AgreedTerms,
  pick_up: HandoverPlace,
  drop_off: HandoverPlace,
  until: Instant,
});
export type HeldCar = z.infer<typeof HeldCar>;

/** `acknowledged_at` is when the client confirmed to have read them; null where the client's app did not ask. */
export const OrderTerms = AgreedTerms.extend({ acknowledged_at: Instant.nullable() });
export type OrderTerms = z.infer<typeof OrderTerms>;

export const Order = OrderSummary.extend({
  ...PlaceHours.shape,
  /** The client's lines; the owner sees the commission too. */
  items: z.array(LineItem),
  /** The inputs of the price, so that anybody can compute it again; null on orders older than this field. */
  price_inputs: PriceInputs.nullable(),
  deposit: Tetri,
  /** Fixed when it was ordered; null on orders older than this field. */
  rate: Rate.nullable(),
  /** The terms as they were when it was ordered; null on orders older than this field. */
  terms: OrderTerms.nullable(),
  cancelled_by: OrderActor.nullable(),
  /** What a cancellation by this user would refund and withhold now; null where they cannot cancel. */
  cancellation: z.object({ refund: Tetri, kept: Tetri, free_until: Instant }).nullable(),
  /** The least that a cancellation by the client costs, after changes that were made too late for a free one. */
  kept_at_least: Tetri,
  /** For an admin: the part of the online payment that can still be refunded; null where nothing can. */
  refundable: Tetri.nullable(),
  /** After an owner's cancellation, for its client: the substitute cars, at most three. */
  held_cars: z.array(HeldCar),
  /** For the client: the substitute order, and the cancelled one that this one replaces. */
  substitute: z.object({ id: Id, number: z.string().meta(kept) }).nullable(),
  substitute_for: z.object({ id: Id, number: z.string().meta(kept) }).nullable(),
  change: OrderChange.nullable(),
  /** The car is handed over, or the hand-over reported: a change keeps the car and the start. */
  is_hand_over_fixed: z.boolean(),
  ...AfterReturn.shape,
  /** The newest payment, for its outcome screen. */
  payment_id: Id.nullable(),
  ...OrderReports.shape,
  /** What this user can do with it now. */
  actions: z.array(OrderEventName),
  /** Everything that happened, the oldest first. */
  events: z.array(OrderEvent),
});
export type Order = z.infer<typeof Order>;

const ThatOrder = z.object({ id: Id });
const Answer = z.object({ status: Success, order: Order });
/** Clients may send an empty object or nothing at all. */
const Nothing = z.strictObject({}).optional();
const moved = { Order: 'params.id', Payment: 'params.id', Availability: 'answer.order.car.id' } as const;

/** A year in which every day has its own price is 366 lines, some 100,000 characters when sealed. */
const LONGEST_QUOTE_ID = 150_000;

export const placeOrder = call({
  method: 'POST',
  path: '/api/orders',
  access: 'client',
  idempotency: 'required',
  summary: 'Orders what a quote says. Unavailable dates: 409 with the next free ones.',
  body: z.strictObject({
    quote_id: z.string().meta(personal).max(LONGEST_QUOTE_ID),
    payment: PaymentWay,
    /** The client has read the terms of the quote. */
    terms_acknowledged: z.boolean().optional(),
    /** The address or hotel, which an order needs, where the quote has none. */
    pick_up_address: z.string().meta(personal).max(LONGEST_PLACE_TEXT).optional(),
    drop_off_address: z.string().meta(personal).max(LONGEST_PLACE_TEXT).optional(),
  }),
  invalidates: { Order: 'answer.order.id', Payment: 'answer.order.id', Availability: 'answer.order.car.id' },
  success: 201,
  response: Answer,
  errors: ['CAR_TAKEN', 'CAR_UNAVAILABLE', 'QUOTE_EXPIRED', 'ALREADY_ORDERED'],
});

export const listOrders = call({
  method: 'GET',
  path: '/api/orders',
  access: 'user',
  summary:
    "A page of one's own orders, as client or owner, the newest first; admins see all. With `needs` they are listed by the date of that. `when` lists one's own only: upcoming ones by what comes next, past ones with the latest first.",
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    page_size: z.coerce.number().int().min(1).max(50).optional(),
    status: OrderStatus.optional(),
    needs: OrderNeed.optional(),
    when: OrderTime.optional(),
  }),
  isKeptOffline: true,
  provides: { Order: 'every' },
  response: z.object({
    status: Success,
    orders: z.array(OrderSummary),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
  }),
});

export const getOrder = call({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'user',
  summary: 'An order with its lines, its timeline and what can be done with it.',
  params: ThatOrder,
  isKeptOffline: true,
  provides: { Order: 'params.id', Rival: 'answer.order.car.id' },
  response: Answer,
});

export const cancelOrder = call({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'user',
  idempotency: 'required',
  summary: 'Cancels; payments are refunded by the rules.',
  params: ThatOrder,
  /** The refund as displayed: where it has changed since, nothing is cancelled. */
  body: z.strictObject({ expected_refund: SentTetri.optional() }).optional(),
  invalidates: { ...moved, Availability: 'every' },
  response: Answer,
  errors: ['ORDER_CHANGED', 'REFUND_CHANGED'],
});

export const refundOrder = call({
  method: 'POST',
  path: '/api/orders/:id/refunds',
  access: 'admin',
  idempotency: 'required',
  summary:
    'Refunds all or a part of the online payment as a goodwill gesture, once the car was handed over or after a cancellation.',
  params: ThatOrder,
  body: z.strictObject({
    amount: SentTetri.min(1),
    reason: z.string().meta(personal).trim().min(1).max(LONGEST_REFUND_REASON),
    /** The refundable amount as displayed: where it has changed since, nothing is refunded. */
    expected_left: SentTetri.optional(),
  }),
  invalidates: { Order: 'params.id', Payment: 'params.id' },
  success: 201,
  response: Answer,
  errors: ['ORDER_CHANGED', 'REFUND_CHANGED'],
});

const move = <Code extends ErrorCode>(action: string, summary: string, ...errors: Code[]) =>
  ({
    method: 'POST',
    path: `/api/orders/:id/${action}`,
    access: 'user',
    idempotency: 'optional',
    summary,
    params: ThatOrder,
    body: Nothing,
    invalidates: moved,
    response: Answer,
    errors: ['ORDER_CHANGED', ...errors],
  }) as const;

export const acceptOrder = call({
  ...move('accept', 'The owner accepts a request; requests for overlapping dates are declined.', 'CAR_TAKEN'),
  invalidates: { ...moved, Rival: 'answer.order.car.id' },
  response: Answer.extend({
    /** Numbers of the requests that were declined by it. */
    declined: z.array(z.string().meta(kept)),
  }),
});
export const declineOrder = call(move('decline', 'The owner declines a request.'));
export const markOrderPaid = call(
  move(
    'mark-paid',
    'The owner confirms that the rest was paid in cash, from two hours before the start on.',
    'TOO_EARLY',
  ),
);
export const startOrder = call({
  ...move(
    'start',
    'The owner hands the car over, from two hours before the start on. Where the client has not passed the verification, the owner has to confirm that they saw the originals of the identity document and the licence.',
    'TOO_EARLY',
    'IDENTITY_UNKNOWN',
  ),
  body: z.strictObject({ originals_seen: z.boolean().optional() }).optional(),
});
export const finishOrder = call(move('finish', 'The owner has the car back.'));

export const substituteOrder = call({
  method: 'POST',
  path: '/api/orders/:id/substitute',
  access: 'client',
  idempotency: 'required',
  summary:
    "After an owner's cancellation: chooses one of the held cars as a substitute. The payment moves to the new order, and the difference is refunded.",
  params: ThatOrder,
  body: z.strictObject({ car_id: SentId }),
  invalidates: { ...moved, Availability: 'every' },
  success: 201,
  response: Answer,
  errors: ['ORDER_CHANGED', 'CAR_UNAVAILABLE'],
});
export const releaseCars = call({
  ...move('release', 'The client takes none of the held cars: they become free, and the money goes back at once.'),
  access: 'client',
  // Cars of other owners are held, too.
  invalidates: { ...moved, Availability: 'every' },
});
