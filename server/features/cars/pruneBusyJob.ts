import { z } from 'zod';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { listStaleBusy, moveBusyHorizon, refreshBusy } from './availabilityRepository.ts';

const DAY = 24 * 3_600_000;

/** Keeps what a search reads of a car short: yesterday and before is of no use to it. */
export const pruneBusyJob = job({
  name: 'pruneBusy',
  isBackground: true,
  payload: z.unknown(),
  cron: '40 1 * * *',
  run: async (_payload, context) => {
    const { db, clock } = context;
    const endedBefore = new Date(clock().getTime() - DAY);
    await moveBusyHorizon(db, endedBefore);
    const cars = readAll((after) => listStaleBusy(db, endedBefore, after));
    await forEachRow(context, 'pruneBusy', cars, ({ id }) => refreshBusy(db, id));
  },
});
