import type { Context } from '#server/context.ts';
import { type Job, job } from '#server/jobs/job.ts';
import { applyReport } from './applyReport.ts';
import type { OrderPort } from './orderPort.ts';
import { CURRENCY } from './paymentProvider.ts';
import { findPayment, type PaymentRow } from './paymentRepository.ts';
import { providerOf } from './providers.ts';
import { settlement } from './settlement.ts';

/** Tells the provider to capture, void or refund. The queue repeats it until the provider has done it. */
export const settlePayment = (orders: OrderPort): Job<typeof settlement.payload> =>
  job({
    ...settlement,
    run: async ({ payment_id }, context) => {
      const payment = await findPayment(context.db, payment_id);
      if (payment === undefined || payment.wanted === null || payment.provider_ref === null) return;
      const { wanted, provider_ref: ref } = payment;
      const amount = wanted === 'refund' ? payment.refund_due : payment.amount;
      const key = `gza-${payment.id}-${wanted}`;
      await tell(context, payment, ref, key);
      await applyReport(context, orders, payment.provider, {
        eventId: key,
        ref,
        event: wanted,
        amount,
        currency: CURRENCY,
      });
    },
  });

async function tell(context: Context, payment: PaymentRow, ref: string, key: string): Promise<void> {
  const provider = providerOf(context, payment.provider);
  if (payment.wanted === 'capture') await provider.capture(ref, payment.amount, key);
  if (payment.wanted === 'void') await provider.void(ref, key);
  if (payment.wanted === 'refund') await provider.refund(ref, payment.refund_due, key);
}
