import { openPaymentStatuses } from '#contract/domain/money/paymentMachine.ts';
import type { Payment } from '#contract/calls/payments.ts';
import type { PaymentRow, PayableOrder } from '#server/features/payments/paymentRepository.ts';

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
    redirect_url: payment.status === 'created' || payment.status === 'failed' ? payment.redirect_url : null,
  };
}
