import { z } from 'zod';
import { concealed, kept } from '../privacy.ts';
import { call } from '../call.ts';
import { OrderStatus } from '../domain/orders/orderStatus.ts';
import { PaymentStatus } from '../domain/money/paymentMachine.ts';
import { Id, SentId, Success, Tetri } from '../domain/values.ts';

export const PaymentProviderName = z.enum(['sandbox', 'bog', 'stripe']);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

/**
 * What is paid: an order, a change that makes it dearer, its deposit, or a claim after it. The first two are the
 * price of the rental.
 */
export const PaymentPurpose = z.enum(['order', 'change', 'deposit', 'claim']);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;

export const Payment = z.object({
  id: Id,
  order_id: Id,
  order_number: z.string().meta(kept),
  order_status: OrderStatus,
  purpose: PaymentPurpose,
  /** The id of the change or the claim. */
  purpose_id: Id.nullable(),
  provider: PaymentProviderName,
  status: PaymentStatus,
  amount: Tetri,
  /** Whether the bank has not answered yet, so that a further request is useful. */
  is_pending: z.boolean(),
  /** Whether the bank has been asked, or has, to give all of it back: it came too late, or for nothing that is due. */
  is_going_back: z.boolean(),
  /** The bank's page, for the client as long as it is valid; else null, and for all other users. */
  redirect_url: z.string().meta(concealed).nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const startPayment = call({
  method: 'POST',
  path: '/api/orders/:id/payments',
  access: 'client',
  idempotency: 'required',
  summary: 'Starts an online payment of an order, or of what `purpose` names: the client continues at `redirect_url`.',
  params: z.object({ id: Id }),
  /** `purpose_id` names the change or the claim. */
  body: z
    .strictObject({
      purpose: PaymentPurpose.optional(),
      purpose_id: SentId.optional(),
    })
    .optional(),
  invalidates: { Order: 'params.id', Payment: 'params.id' },
  success: 201,
  response: z.object({ status: Success, payment: Payment }),
  errors: ['ORDER_CHANGED', 'ALREADY_PAID', 'BANK_UNAVAILABLE'],
});

export const getPayment = call({
  method: 'GET',
  path: '/api/payments/:id',
  access: 'user',
  summary: 'The status of a payment; requests it from the bank while that has not answered.',
  params: z.object({ id: Id }),
  provides: { Payment: 'answer.payment.order_id' },
  response: z.object({ status: Success, payment: Payment }),
});

export const receivePaymentCallback = call({
  method: 'POST',
  path: '/api/payments/callback/:provider',
  access: 'anyone',
  summary: 'For payment providers: a signed report of what happened. Needs no `X-Requested-With`.',
  params: z.object({ provider: PaymentProviderName }),
  response: z.object({ status: Success }),
});
