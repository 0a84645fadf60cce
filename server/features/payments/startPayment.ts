import type { Transaction } from 'kysely';
import type { Payment } from '#contract/payments.ts';
import type { Language } from '#contract/values.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/http/idempotent.ts';
import type { OrderPort } from '#server/payments/orderPort.ts';
import {
  findPayment,
  insertPayment,
  lockPayments,
  type PaymentRow,
  updatePayment,
} from '#server/payments/paymentRepository.ts';
import { providerOf } from '#server/payments/providers.ts';
import { findPayableOrder, type PayableOrder } from './payableOrderRepository.ts';
import { toPayment } from './paymentView.ts';

interface Start {
  readonly orderId: number;
  readonly attempt: Attempt;
  readonly language: Language;
}

/** Begins a payment, or goes on with the one that was begun: an order has one page of the bank at a time. */
export async function startPayment(context: Context, orders: OrderPort, actor: Actor, start: Start): Promise<Payment> {
  const { db } = context;
  const id = await db.transaction().execute((transaction) =>
    onceForKey(context, transaction, start.attempt, async () => {
      await orders.lock(transaction, start.orderId);
      return beginPayment(context, transaction, await findOwn(transaction, start.orderId, actor));
    }),
  );
  const order = await findOwn(db, start.orderId, actor);
  const payment = await findPayment(db, id);
  if (payment === undefined) throw new Error('A payment that was just begun is not there.');
  return toPayment(await openPage(context, payment, order, start.language), order);
}

async function findOwn(db: Context['db'], orderId: number, actor: Actor): Promise<PayableOrder> {
  const order = await findPayableOrder(db, orderId);
  if (order === undefined || order.client_id !== actor.clientId) throw new ApiError(404, 'NOT_FOUND');
  return order;
}

async function beginPayment(
  context: Context,
  transaction: Transaction<Database>,
  order: PayableOrder,
): Promise<number> {
  if (order.paid_at !== null) throw new ApiError(409, 'ALREADY_PAID');
  if (order.status !== 'requested' && order.status !== 'confirmed') throw new ApiError(409, 'ORDER_CHANGED');
  const payments = await lockPayments(transaction, order.id);
  if (payments.some(({ status }) => status === 'authorized')) throw new ApiError(409, 'ALREADY_PAID');
  const begun = payments.find(({ status }) => status === 'created' || status === 'failed');
  if (begun !== undefined) return begun.id;
  const provider = context.config.paymentProvider;
  const payment = await insertPayment(transaction, {
    order_id: order.id,
    provider,
    amount: order.prepaid,
    created_at: context.clock(),
  });
  return payment.id;
}

/** Outside any transaction: a bank that is slow keeps nobody else waiting. */
async function openPage(
  context: Context,
  payment: PaymentRow,
  order: PayableOrder,
  language: Language,
): Promise<PaymentRow> {
  if (payment.redirect_url !== null) return payment;
  const { publicUrl } = context.config;
  try {
    const page = await providerOf(context, payment.provider).create({
      paymentId: payment.id,
      orderNumber: order.number,
      amount: payment.amount,
      capturesAtOnce: order.status === 'confirmed',
      successUrl: `${publicUrl}/payment-success/${payment.id}`,
      failureUrl: `${publicUrl}/payment-failure/${payment.id}`,
      callbackUrl: `${publicUrl}/api/payments/callback/${payment.provider}`,
      language,
    });
    const changes = { provider_ref: page.ref, redirect_url: page.redirectUrl };
    await updatePayment(context.db, payment.id, changes);
    return { ...payment, ...changes };
  } catch {
    // The order waits, and the next try goes on with the same payment.
    throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': '5' });
  }
}
