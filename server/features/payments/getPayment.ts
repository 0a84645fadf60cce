import type { Payment } from '#contract/calls/payments.ts';
import { openPaymentStatuses } from '#contract/domain/money/paymentMachine.ts';
import type { Actor, Context } from '#server/context.ts';
import type { PaymentRow, PayableOrder } from '#server/features/payments/paymentRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { askProvider } from '#server/features/payments/providers/askProvider.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { findPayment, findPayableOrder } from '#server/features/payments/paymentRepository.ts';

/** The waiting screen polls every few seconds, perhaps in two tabs; a bank that is polled too often blocks payments. */
const ASKS_A_MINUTE = 60;

/** What really happened, as far as the bank knows it by now. */
export async function getPayment(context: Context, orders: OrderPort, actor: Actor, id: number): Promise<Payment> {
  const { db } = context;
  const before = await findPayment(db, id);
  const isOpen = before !== undefined && (before.status === 'created' || before.status === 'failed');
  if (isOpen && (await isVisible(db, before.order_id, actor))) {
    // If the bank does not answer, or was queried too often, the stored state is returned, and the next request queries again.
    const limit = { key: `ask-bank:${id}`, limit: ASKS_A_MINUTE, windowSeconds: 60 };
    const mayAsk = await limitRate(context, limit).then(
      () => true,
      () => false,
    );
    if (mayAsk)
      await askProvider(context, orders, before).catch((error: unknown) =>
        context.failures.report('askProvider', error, { payment: id }),
      );
  }
  const payment = await findPayment(db, id);
  const order = payment && (await findPayableOrder(db, payment.order_id));
  if (order === undefined || payment === undefined || !(await isVisible(db, order.id, actor)))
    throw new ApiError(404, 'NOT_FOUND');
  const shown = toPayment(payment, order);
  // A client with the bank's page can go on there.
  return order.client_id === actor.clientId ? shown : { ...shown, redirect_url: null };
}

async function isVisible(db: Context['db'], orderId: number, actor: Actor): Promise<boolean> {
  const order = await findPayableOrder(db, orderId);
  return (
    order !== undefined &&
    (order.client_id === actor.clientId || order.owner_id === actor.ownerId || actor.roles.includes('admin'))
  );
}

export function toPayment(payment: PaymentRow, order: PayableOrder): Payment {
  return {
    id: payment.id,
    order_id: order.id,
    order_number: order.number,
    order_status: order.status,
    purpose: payment.purpose,
    purpose_id: payment.purpose_id,
    provider: payment.provider,
    status: payment.status,
    amount: payment.amount,
    is_pending: openPaymentStatuses.includes(payment.status) && payment.status !== 'authorized',
    is_going_back:
      payment.wanted === 'void' ||
      payment.kept === 0 ||
      (payment.refund_due > 0 && payment.refund_due >= payment.amount),
    redirect_url: payment.status === 'created' || payment.status === 'failed' ? payment.redirect_url : null,
  };
}
