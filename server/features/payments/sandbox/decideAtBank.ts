import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { PaymentEventName } from '#contract/domain/money/paymentMachine.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { Context } from '#server/context.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { CURRENCY } from '../providers/paymentProvider.ts';
import { sandboxCallback } from './sandboxCallbackJob.ts';
import { moveSandboxPayment, type SandboxPayment } from './sandboxRepository.ts';

const LATE_MS = 60_000;

/** What the form of the bank's page sends. */
export const Decision = z.object({
  action: z.enum(['approve', 'decline']),
  /** How the bank's report travels. */
  delivery: z.enum(['now', 'late', 'twice', 'shuffled', 'never']).default('now'),
});
export type Decision = z.infer<typeof Decision>;

/** Writes the decision into the bank's books and sends its reports off. True when the money is there or reserved. */
export async function decideAtBank(
  { db, clock }: Context,
  payment: SandboxPayment,
  { action, delivery }: Decision,
): Promise<boolean> {
  const approval = payment.captures_at_once ? 'capture' : 'authorize';
  const event: PaymentEventName = action === 'approve' ? approval : 'fail';
  const status = { capture: 'captured', authorize: 'authorized', fail: 'failed' } as const;
  return db.transaction().execute(async (transaction) => {
    // A card that was declined may be tried again; what was approved stays so.
    const isMoved = await moveSandboxPayment(transaction, payment.ref, ['created', 'failed'], {
      status: status[event],
    });
    if (!isMoved) return payment.status !== 'failed' && payment.status !== 'expired' && payment.status !== 'voided';
    await report(transaction, payment, event, delivery, clock());
    return action === 'approve';
  });
}

async function report(
  db: Kysely<Database>,
  payment: SandboxPayment,
  event: PaymentEventName,
  delivery: Decision['delivery'],
  now: Date,
) {
  const callback = (of: PaymentEventName) => ({
    event_id: randomUUID(),
    ref: payment.ref,
    event: of,
    amount: payment.amount,
    currency: CURRENCY,
  });
  const main = callback(event);
  if (delivery === 'never') return;
  if (delivery === 'late') await queueJob(db, sandboxCallback, main, { runAt: new Date(now.getTime() + LATE_MS) });
  else await queueJob(db, sandboxCallback, main);
  if (delivery === 'twice') await queueJob(db, sandboxCallback, main);
  // What came first arrives last.
  if (delivery === 'shuffled') await queueJob(db, sandboxCallback, callback('open'));
}
