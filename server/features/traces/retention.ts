import { TRACE_DAYS } from '#contract/domain/traceRules.ts';

const LIFE_MS = TRACE_DAYS * 24 * 3_600_000;

/** What was sent at this moment or earlier is over now, whether a job was there to delete it or not. */
export const retentionBegin = (now: Date): Date => new Date(now.getTime() - LIFE_MS);

/** When what was sent then is over. */
export const retentionEnd = (sentAt: Date): Date => new Date(sentAt.getTime() + LIFE_MS);
