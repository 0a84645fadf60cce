import { z } from 'zod';
import { call } from '../../call.ts';
import { ChangeQuote } from '../../domain/orders/orderChange.ts';
import { Order } from './orders.ts';
import { Instant } from './quotes.ts';
import { Id, LARGEST_INTEGER, RentalMoment, SentId, Success } from '../../domain/values.ts';

const ThatOrder = z.object({ id: Id });
const ThatChange = ThatOrder.extend({ change_id: Id });

/** Absent fields stay as they are. */
const Body = z.strictObject({
  from: RentalMoment.optional(),
  to: RentalMoment.optional(),
  car_id: SentId.optional(),
  /** The price as displayed: where it has changed since, nothing is requested. */
  expected_difference: z.number().int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER).optional(),
});

export const quoteChange = call({
  method: 'POST',
  path: '/api/orders/:id/changes/quote',
  access: 'client',
  summary:
    'What other dates or another car of the same owner would cost; changes nothing. Not available: 409 with what is free.',
  params: ThatOrder,
  body: Body,
  isQuestion: true,
  provides: { Order: 'params.id', Availability: 'every' },
  response: z.object({ status: Success, quote: ChangeQuote }),
  errors: ['CAR_TAKEN', 'CAR_UNAVAILABLE', 'ORDER_CHANGED', 'ALREADY_ORDERED'],
});

const Answer = z.object({ status: Success, order: Order });

export const askChange = call({
  method: 'POST',
  path: '/api/orders/:id/changes',
  access: 'client',
  idempotency: 'required',
  summary:
    'Requests other dates or another car of the same owner. Without an approval and a payment to wait for, the change is made at once; else the dates are held until `expires_at`. Not available: 409 with what is free.',
  params: ThatOrder,
  body: Body,
  invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' },
  success: 201,
  response: Answer.extend({
    change: z.object({
      id: Id,
      difference: z.number().int(),
      needs_confirmation: z.boolean(),
      /** Null where the change is made. */
      expires_at: Instant.nullable(),
    }),
  }),
  errors: ['CAR_TAKEN', 'CAR_UNAVAILABLE', 'ORDER_CHANGED', 'ALREADY_ORDERED', 'PRICE_CHANGED'],
});

const answer = (action: string, summary: string) =>
  ({
    method: 'POST',
    path: `/api/orders/:id/changes/:change_id/${action}`,
    access: 'user',
    summary,
    params: ThatChange,
    body: z.strictObject({}).optional(),
    // It may be another car.
    invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' },
    response: Answer,
  }) as const;

export const acceptChange = call({
  ...answer('accept', 'The owner agrees to a change: it is made once it is paid, and at once where nothing is due.'),
  errors: ['ORDER_CHANGED', 'CAR_TAKEN'],
});
export const declineChange = call({
  ...answer('decline', 'The owner declines a change: the order stays as it is.'),
  errors: ['ORDER_CHANGED'],
});
export const withdrawChange = call({
  ...answer('withdraw', 'The client wants a change no more: what is held for it is let go.'),
  errors: ['ORDER_CHANGED'],
});
