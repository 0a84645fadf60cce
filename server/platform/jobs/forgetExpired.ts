import { z } from 'zod';
import { deleteOldAnswers } from '#server/platform/db/idempotencyRepository.ts';
import { forgetOldLimits } from '#server/platform/http/guards/rateLimit.ts';
import { RETENTION_MS } from '#server/platform/http/idempotent.ts';
import { job } from './job.ts';

export const forgetLimits = job({
  name: 'forgetLimits',
  isBackground: true,
  payload: z.unknown(),
  cron: '7 * * * *',
  run: (_payload, context) => forgetOldLimits(context),
});

export const forgetAnswers = job({
  name: 'forgetAnswers',
  isBackground: true,
  payload: z.unknown(),
  cron: '37 * * * *',
  run: (_payload, { db, clock }) => deleteOldAnswers(db, new Date(clock().getTime() - RETENTION_MS)),
});
