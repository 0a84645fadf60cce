import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';

/** Removes a file nobody refers to any more; a storage that is down is asked again later. */
export const forgetFile = job({
  name: 'forgetFile',
  payload: z.object({ key: z.string() }),
  run: ({ key }, { storage }) => storage.delete(key),
});
