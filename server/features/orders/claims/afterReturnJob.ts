import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { remindOfDeposits } from './deposit/remindOfDeposits.ts';
import { bookLongHeld, returnDeposits } from './depositJobs.ts';
import { endUnfinished } from './endUnfinished.ts';
import { passClaims } from './passClaims.ts';
import { remindOfClaims } from './remindOfClaims.ts';

/** Keeps the deadlines of deposits and of what follows a return. */
export const afterReturnJob = job({
  name: 'afterReturn',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: async (_payload, context) => {
    await endUnfinished(context);
    await passClaims(context);
    await remindOfClaims(context);
    await returnDeposits(context);
    await remindOfDeposits(context);
    await bookLongHeld(context);
  },
});
