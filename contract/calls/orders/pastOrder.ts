import { z } from 'zod';
import { kept, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { ClaimStatus } from '../../domain/claims/claimStatus.ts';
import { PaymentStatus } from '../../domain/money/paymentMachine.ts';
import { openChangeStatuses } from '../../domain/orders/orderChange.ts';
import { OrderEvent } from '../../domain/orders/orderEvent.ts';
import { OrderActor, OrderStatus } from '../../domain/orders/orderStatus.ts';
import { Id, RentalMoment, Success, Tetri } from '../../domain/values.ts';
import { PaymentWay } from './orders.ts';
import { PaymentPurpose } from '../payments.ts';
import { Instant, LineItem } from './quotes.ts';

/** Money that moved: paid, given back, in cash, of a claim, as a deposit. What went back is negative. */
export const MoneyKind = z.enum(['payment', 'refund', 'cash', 'claim', 'claim_cash', 'deposit', 'deposit_kept']);
export type MoneyKind = z.infer<typeof MoneyKind>;

/** What an order was at a moment. Names, addresses and what people wrote are not recorded. */
export const OrderState = z.object({
  status: OrderStatus,
  car: z.string().meta(shown),
  from: RentalMoment,
  to: RentalMoment,
  days: z.number().int(),
  /** How its dates are taken: held for a while, or for good; null: they are free. */
  dates: z.enum(['hold', 'order']).nullable(),
  /** The client's lines. */
  items: z.array(LineItem),
  total: Tetri,
  payment: PaymentWay,
  /** The part due online. */
  prepaid: Tetri,
  paid_at: Instant.nullable(),
  /** When the rest was paid in cash. */
  rest_paid_at: Instant.nullable(),
  refund: Tetri,
  /** The least that a cancellation by the client costs. */
  kept_at_least: Tetri,
  /** When a request or an unpaid order ends by itself. */
  expires_at: Instant.nullable(),
  /** The end of free cancellation. */
  free_until: Instant.nullable(),
  cancelled_by: OrderActor.nullable(),
  deposit: Tetri,
  /** What the owner took of the deposit, gave back and kept. */
  deposit_taken: Tetri,
  deposit_returned: Tetri,
  deposit_kept: Tetri,
  /** Every try to pay. */
  payments: z.array(
    z.object({
      id: Id,
      purpose: PaymentPurpose,
      status: PaymentStatus,
      amount: Tetri,
      /** The part that goes back, or went. */
      refund_due: Tetri,
    }),
  ),
  money: z.array(z.object({ id: Id, kind: MoneyKind, amount: z.number().int(), at: Instant })),
  /** The open change. */
  change: z
    .object({
      status: z.enum(openChangeStatuses),
      from: RentalMoment,
      to: RentalMoment,
      /** By how much the whole becomes dearer. */
      difference: z.number().int(),
    })
    .nullable(),
  claim: z
    .object({ status: ClaimStatus, amount: Tetri, /** What is owed in the end. */ final_amount: Tetri.nullable() })
    .nullable(),
});
export type OrderState = z.infer<typeof OrderState>;

/** What was written, by its table. */
export const OrderPart = z.enum([
  'orders',
  'payments',
  'ledger_entries',
  'order_events',
  'order_changes',
  'car_blocks',
  'held_cars',
  'claims',
  'deposit_moves',
]);
export type OrderPart = z.infer<typeof OrderPart>;

export const PastMoment = z.object({
  at: Instant,
  /** What happened then; empty where something was only written down, as a report of a bank. */
  events: z.array(OrderEvent),
  parts: z.array(OrderPart),
});
export type PastMoment = z.infer<typeof PastMoment>;

export const getPastOrder = call({
  method: 'GET',
  path: '/api/orders/:id/past',
  access: 'staff',
  summary:
    'An order as it was at any moment, rebuilt from everything that was written to its rows, with the order as it is. Each look is recorded in the audit log.',
  params: z.object({ id: Id }),
  query: z.object({
    /** Without it: as it is now. */
    moment: Instant.max(40).optional(),
  }),
  provides: { Order: 'params.id' },
  response: z.object({
    status: Success,
    id: Id,
    number: z.string().meta(kept),
    /** The newest 500 moments at which something was written, the oldest first. */
    moments: z.array(PastMoment),
    /** Since when the last thing before the moment in question was written; null where nothing was recorded yet. */
    since: Instant.nullable(),
    /** Null where nothing was recorded yet. */
    past: OrderState.nullable(),
    /** As it is. */
    present: OrderState,
  }),
});
