import { z } from 'zod';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { job } from '#server/platform/jobs/job.ts';
import { endOldPrices } from './carHistoryRepository.ts';

/** A former price is shown for thirty days after it ended, and no longer. */
export const endOldPricesJob = job({
  name: 'endOldPrices',
  isBackground: true,
  payload: z.unknown(),
  // Shortly after midnight in Georgia.
  cron: '5 20 * * *',
  run: (_payload, { db, clock }) => endOldPrices(db, localDateOf(clock())),
});
