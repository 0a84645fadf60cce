import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { type Job, job } from '#server/jobs/job.ts';
import { applyReport } from './applyReport.ts';
import type { OrderPort } from './orderPort.ts';
import { listOpenPayments, type PaymentRow } from './paymentRepository.ts';
import { providerOf } from './providers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Asks the provider what happened: a callback may be late or never come. */
export async function askProvider(
  context: Context,
  orders: OrderPort,
  { provider, provider_ref }: PaymentRow,
): Promise<void> {
  if (provider_ref === null) return;
  const report = await providerOf(context, provider).status(provider_ref);
  if (report !== null) await applyReport(context, orders, provider, report);
}

/** Closes the gap that a lost callback leaves, also for people who have closed the browser. */
export const askProviders = (orders: OrderPort): Job =>
  job({
    name: 'askProviders',
    payload: z.unknown(),
    cron: '* * * * *',
    run: async (_payload, context) => {
      const now = context.clock();
      // What is old is asked for once an hour: people who left the bank's page hours ago rarely come back.
      const oldest = now.getUTCMinutes() === 0 ? 2 * DAY : HOUR;
      const span = { from: new Date(now.getTime() - oldest), to: new Date(now.getTime() - MINUTE) };
      for (const payment of await listOpenPayments(context.db, span)) {
        // One provider that does not answer must not keep the others waiting; the next run asks again.
        await askProvider(context, orders, payment).catch(() => undefined);
      }
    },
  });
