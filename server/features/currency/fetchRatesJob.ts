import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { fetchRates } from './fetchRates.ts';

/** The bank publishes once a day; asking more often makes up for an outage of it or of us. */
export const fetchRatesJob = job({
  name: 'fetchRates',
  payload: z.unknown(),
  cron: '20 */3 * * *',
  run: async (_payload, context) => {
    // The next run is the retry, and the rates call says that the rate is stale.
    await fetchRates(context).catch((error: unknown) => context.failures.report('fetchRates', error));
  },
});
