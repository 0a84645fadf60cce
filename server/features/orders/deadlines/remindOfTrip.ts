import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { job } from '#server/platform/jobs/job.ts';
import { remind } from './remind.ts';
import { listPickUps, listReturns } from './tripRemindersRepository.ts';

/**
 * Reminds both sides, once, a day before the car is picked up and two hours before it is due back. Dates that were
 * changed afterwards are reminded of anew.
 */
export async function remindOfTrip(context: Context): Promise<void> {
  await remind(context, 'remindOfTrip', 'remind_pick_up', listPickUps);
  await remind(context, 'remindOfTrip', 'remind_drop_off', listReturns);
}

export const remindOfTripJob = job({
  name: 'remindOfTrip',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (_payload, context) => remindOfTrip(context),
});
