import { z } from 'zod';
import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { type Job, job } from '#server/platform/jobs/job.ts';
import { applyReport } from '../applyReport.ts';
import type { OrderPort } from '../orderPort.ts';
import { type ProviderReport, ProviderRefusal } from './paymentProvider.ts';
import { listPaymentsToAsk, markAsked, type PaymentRow } from '../paymentRepository.ts';
import { providerOf } from './providers.ts';

/** Asks the provider what happened: a callback may be late or never come. */
export async function askProvider(context: Context, orders: OrderPort, payment: PaymentRow): Promise<void> {
  const { provider, provider_ref } = payment;
  if (provider_ref === null) return;
  const report = await providerOf(context, provider).status(provider_ref);
  if (report !== null) await applyReport(context, orders, provider, asOfNow(payment, report));
}

/**
 * A held payment that the bank now reports as failed or ended is held no more. A query gives the current state; a
 * callback that says so may belong to an earlier try.
 */
const asOfNow = ({ status }: PaymentRow, report: ProviderReport): ProviderReport =>
  status === 'authorized' && (report.event === 'fail' || report.event === 'expire')
    ? { ...report, eventId: `${report.eventId}-dropped`, event: 'void' }
    : report;

/** After so many failures a bank is not queried again in this run. */
const MOST_FAILURES = 3;

/** Whether the trouble is with this one payment, and not with the bank. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof ProviderRefusal || error instanceof z.ZodError;

/** Makes up for lost callbacks, also for users who have closed the browser and after days without a server. */
export const askProviders = (orders: OrderPort): Job =>
  job({
    name: 'askProviders',
    payload: z.unknown(),
    cron: '* * * * *',
    run: async (_payload, context) => {
      const now = context.clock();
      const failures = new Map<PaymentProviderName, number>();
      await forEachRow(context, 'askProviders', await listPaymentsToAsk(context.db, now), async (payment) => {
        const { provider } = payment;
        const failed = failures.get(provider) ?? 0;
        // Each try waits for as long as a bank may take, and mails and ends of orders wait for this job: the next run asks again.
        if (failed >= MOST_FAILURES) return;
        await markAsked(context.db, payment.id, now);
        try {
          await askProvider(context, orders, payment);
        } catch (error) {
          if (!isAnswer(error)) failures.set(provider, failed + 1);
          throw error;
        }
      });
    },
  });
