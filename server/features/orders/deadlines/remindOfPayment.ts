import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { job } from '#server/platform/jobs/job.ts';
import { listHalfOverChanges } from '../change/dueChangesRepository.ts';
import { listHalfOver } from '../orderRepository.ts';
import { remind } from './remind.ts';

/** Reminds clients, once, that half of the time to pay what an owner has agreed to is over: an order, or a change of one. */
export async function remindOfPayment(context: Context): Promise<void> {
  await remind(context, 'remindOfPayment', 'remind_pay', listHalfOver);
  await remind(context, 'remindOfPayment', 'remind_change', listHalfOverChanges);
}

export const remindOfPaymentJob = job({
  name: 'remindOfPayment',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (_payload, context) => remindOfPayment(context),
});
