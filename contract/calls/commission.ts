import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from './quotes.ts';
import { LocalDate, Success } from '../domain/values.ts';

/** The largest part of an amount that may be kept. */
export const MOST_PERCENT = 50;

const Percent = z.number().int().min(0).max(MOST_PERCENT);

export const CommissionRate = z.object({
  percent: Percent,
  /** The day in Georgia from whose beginning on it counts; null: it always did. */
  valid_from: LocalDate.nullable(),
  set_at: Instant.nullable(),
});
export type CommissionRate = z.infer<typeof CommissionRate>;

const Answer = z.object({
  status: Success,
  current: CommissionRate,
  /** What will count, the nearest first. */
  coming: z.array(CommissionRate),
});

export const getCommission = call({
  method: 'GET',
  path: '/api/commission',
  access: 'admin',
  summary: 'The part of amounts that the marketplace keeps, now and from which day on another.',
  provides: { Commission: 'every' },
  response: Answer,
});

export const setCommission = call({
  method: 'POST',
  path: '/api/commission',
  access: 'admin',
  summary: 'Sets the commission from a day to come on; prices that were shown before keep theirs.',
  body: z.strictObject({ percent: Percent, valid_from: LocalDate }),
  invalidates: { Commission: 'every' },
  success: 201,
  response: Answer,
});
