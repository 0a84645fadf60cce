import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { type Job, job, queueJob } from '#server/platform/jobs/job.ts';
import { applyReport } from './applyReport.ts';
import { askProvider } from './providers/askProvider.ts';
import type { OrderPort } from './orderPort.ts';
import { CURRENCY, type Outcome } from './providers/paymentProvider.ts';
import { findPayment, listUnsettledPayments, type PaymentRow } from './paymentRepository.ts';
import { providerOf } from './providers/providers.ts';
import { settlement, settlementKey } from './settlement.ts';

/** How long to wait for a provider that has taken a request and will do it soon. */
const SOON_SECONDS = 20;

/** Captures, voids or refunds at the provider. The queue retries until the provider has done it. */
export const settlePayment = (orders: OrderPort): Job<typeof settlement.payload> =>
  job({
    ...settlement,
    run: async ({ payment_id }, context) => {
      const wanted = await findWanted(context, payment_id);
      if (wanted === null) return;
      // It may be done already, or something else may have happened: then that is what counts.
      await askProvider(context, orders, wanted);
      const payment = await findWanted(context, payment_id);
      if (payment === null || payment.wanted !== wanted.wanted) return;
      const key = keyOf(payment);
      if ((await sendToProvider(context, payment, key)) === 'accepted') {
        const options = { delaySeconds: SOON_SECONDS, key: settlementKey(payment_id) };
        await queueJob(context.db, settlement, { payment_id }, options);
        return;
      }
      await applyReport(context, orders, payment.provider, {
        // What goes back in parts is reported once for each sum.
        eventId: payment.wanted === 'refund' ? `${key}-${payment.refund_due}` : key,
        payment: { ref: payment.provider_ref },
        event: payment.wanted,
        amount: doneOf(payment),
        currency: CURRENCY,
      });
    },
  });

/** Of a decided deposit only the kept part. */
const captureOf = ({ kept, amount }: PaymentRow): number => kept ?? amount;

/** What was done, as a provider would report it. */
function doneOf(payment: WantedPayment): number {
  switch (payment.wanted) {
    case 'capture':
      return captureOf(payment);
    case 'void':
      return payment.amount;
    case 'refund':
      return payment.refund_due;
  }
}

/** To book another part is another request. */
const keyOf = (payment: WantedPayment): string => {
  const key = `gza-${payment.id}-${payment.wanted}`;
  return payment.wanted === 'capture' && payment.kept !== null ? `${key}-${payment.kept}` : key;
};

type WantedPayment = PaymentRow & { readonly wanted: NonNullable<PaymentRow['wanted']>; readonly provider_ref: string };

async function findWanted(context: Context, id: number): Promise<WantedPayment | null> {
  const payment = await findPayment(context.db, id);
  const { wanted = null, provider_ref = null } = payment ?? {};
  return payment === undefined || wanted === null || provider_ref === null
    ? null
    : { ...payment, wanted, provider_ref };
}

async function sendToProvider(context: Context, payment: WantedPayment, key: string): Promise<Outcome> {
  const provider = providerOf(context, payment.provider);
  switch (payment.wanted) {
    case 'capture':
      return provider.capture(payment.provider_ref, captureOf(payment), key);
    case 'void':
      return provider.void(payment.provider_ref, key);
    case 'refund':
      return provider.refund(payment.provider_ref, payment.refund_due, key);
  }
}

/** The queue gives a job up after days of failures; money is never given up. */
export const settlePayments = job({
  name: 'settlePayments',
  payload: z.unknown(),
  cron: '41 * * * *',
  run: async (_payload, context) => {
    const { db } = context;
    await forEachRow(context, 'settlePayments', await listUnsettledPayments(db), ({ id }) =>
      queueJob(db, settlement, { payment_id: id }, { key: settlementKey(id) }),
    );
  },
});
