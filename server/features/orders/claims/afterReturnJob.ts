import { z } from 'zod';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { remindOfDeposits } from './deposit/remindOfDeposits.ts';
import { bookLongHeld, returnDeposits } from './depositJobs.ts';
import { endUnfinished } from './endUnfinished.ts';
import { passClaims } from './passClaims.ts';
import { remindOfClaims } from './remindOfClaims.ts';

/** One that fails holds up no other. */
const steps = [endUnfinished, passClaims, remindOfClaims, returnDeposits, remindOfDeposits, bookLongHeld].map(
  (run, id) => ({ id, run }),
);

/** Keeps the deadlines of deposits and of what follows a return. */
export const afterReturnJob = job({
  name: 'afterReturn',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (_payload, context) => forEachRow(context, 'afterReturn', steps, ({ run }) => run(context)),
});
