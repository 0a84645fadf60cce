import { z } from 'zod';
import { job } from '#server/jobs/job.ts';
import { pruneBusy } from './availabilityRepository.ts';

const DAY = 24 * 3_600_000;

/** Keeps what a search reads of a car short: yesterday and before is of no use to it. */
export const pruneBusyJob = job({
  name: 'pruneBusy',
  payload: z.unknown(),
  cron: '40 1 * * *',
  run: (_payload, { db, clock }) => pruneBusy(db, new Date(clock().getTime() - DAY)),
});
