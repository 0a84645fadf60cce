import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from './orders/quotes.ts';
import { LocalDate, Success } from '../domain/values.ts';

/** The highest possible commission. */
export const MOST_PERCENT = 50;

const Percent = z.number().int().min(0).max(MOST_PERCENT);

export const CommissionRate = z.object({
  percent: Percent,
  /** The first day in Georgia on which it applies; null: it always has. */
  valid_from: LocalDate.nullable(),
  set_at: Instant.nullable(),
});
export type CommissionRate = z.infer<typeof CommissionRate>;

const Answer = z.object({
  status: Success,
  current: CommissionRate,
  /** Future rates, the nearest first. */
  coming: z.array(CommissionRate),
});

export const getCommission = call({
  method: 'GET',
  path: '/api/commission',
  access: 'admin',
  summary: 'The commission of the marketplace, now and on later days.',
  provides: { Commission: 'every' },
  response: Answer,
});

export const setCommission = call({
  method: 'POST',
  path: '/api/commission',
  access: 'admin',
  summary: 'Sets the commission from a later day on; earlier quotes keep theirs.',
  body: z.strictObject({ percent: Percent, valid_from: LocalDate }),
  invalidates: { Commission: 'every' },
  success: 201,
  response: Answer,
});
