import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { PaymentEventName, type PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { CURRENCY, type PaymentProvider, type ProviderReport, type Outcome } from '../providers/paymentProvider.ts';
import { findSandboxPayment, insertSandboxPayment, moveSandboxPayment } from './sandboxRepository.ts';
import { isSandboxSignature } from './sandboxSignature.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

export const SandboxCallback = z.object({
  event_id: z.string().max(200),
  ref: z.string().max(100),
  event: PaymentEventName,
  amount: z.number().int(),
  currency: z.string(),
});
export type SandboxCallback = z.infer<typeof SandboxCallback>;

const eventOf: Readonly<Partial<Record<PaymentStatus, PaymentEventName>>> = {
  authorized: 'authorize',
  captured: 'capture',
  failed: 'fail',
  expired: 'expire',
  voided: 'void',
};

/** The bank that comes with the demo: its page is ours, its books are a table, its callbacks are signed like a real one's. */
export function sandboxProvider({ config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>): PaymentProvider {
  return {
    canRetry: true,

    async create({ paymentId, amount, capturesAtOnce, successUrl, failureUrl }) {
      // The same payment has the same page, which cannot be guessed.
      const ref = createHmac('sha256', config.secret).update(`sandbox payment ${paymentId}`).digest('base64url');
      await insertSandboxPayment(db, {
        ref,
        amount,
        captures_at_once: capturesAtOnce,
        success_url: successUrl,
        failure_url: failureUrl,
      });
      return { ref, redirectUrl: `${config.publicUrl}/sandbox/bank/${ref}` };
    },

    async status(ref) {
      const payment = await findSandboxPayment(db, ref);
      const event = payment && eventOf[payment.status];
      if (payment === undefined || event === undefined) return null;
      return {
        eventId: `sandbox-status-${ref}-${event}`,
        payment: { ref },
        event,
        amount: event === 'capture' ? (payment.captured ?? payment.amount) : payment.amount,
        currency: CURRENCY,
      };
    },

    async capture(ref, amount) {
      const payment = await findSandboxPayment(db, ref);
      if (payment?.status === 'captured') return 'done';
      // More than it holds no bank books.
      if (payment === undefined || amount > payment.amount) throw new Error('The sandbox bank refuses.');
      return moved(moveSandboxPayment(db, ref, ['authorized'], { status: 'captured', captured: amount }));
    },
    async void(ref) {
      return moved(moveSandboxPayment(db, ref, ['created', 'authorized', 'voided'], { status: 'voided' }));
    },
    async refund(ref, total) {
      const payment = await findSandboxPayment(db, ref);
      const status = total === (payment?.captured ?? payment?.amount) ? 'refunded' : 'part_refunded';
      return moved(moveSandboxPayment(db, ref, ['captured', 'part_refunded', status], { status, refunded: total }));
    },

    async readCallback(headers, body): Promise<ProviderReport> {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !isSandboxSignature(signature, body, config.secrets, clock())) {
        throw new ApiError(403, 'NOT_ALLOWED');
      }
      const { event_id, ref, ...callback } = SandboxCallback.parse(JSON.parse(body.toString()));
      return { eventId: event_id, payment: { ref }, ...callback };
    },
  };
}

async function moved(result: Promise<boolean>): Promise<Outcome> {
  if (!(await result)) throw new Error('The sandbox bank refuses.');
  return 'done';
}
