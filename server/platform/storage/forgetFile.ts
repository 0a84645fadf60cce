import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';

/** Deletes a file that is not referenced any more; retries later if the storage is down. */
export const forgetFile = job({
  name: 'forgetFile',
  isBackground: true,
  payload: z.object({ key: z.string() }),
  run: ({ key }, { storage }) => storage.delete(key),
});
