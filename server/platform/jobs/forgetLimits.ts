import { z } from 'zod';
import { forgetOldLimits } from '#server/platform/http/guards/rateLimit.ts';
import { job } from './job.ts';

export const forgetLimits = job({
  name: 'forgetLimits',
  isBackground: true,
  payload: z.unknown(),
  cron: '7 * * * *',
  run: (_payload, context) => forgetOldLimits(context),
});
