import { forgetLimits } from './forgetLimits.ts';
import type { Job } from './job.ts';

/** Every job there is. */
export const jobs: readonly Job[] = [forgetLimits];
