import { z } from 'zod';
import { call } from '../call.ts';
import { foreignCurrencies } from '../domain/money/currencies.ts';
import { LocalDate, Success } from '../domain/values.ts';

/** How many GEL one unit of `code` costs, as the National Bank of Georgia published it. */
export const Rate = z.object({
  code: z.enum(foreignCurrencies),
  gel_per_unit: z.number().positive(),
  valid_from: LocalDate,
  is_stale: z.boolean(),
});
export type Rate = z.infer<typeof Rate>;

export const getRates = call({
  method: 'GET',
  path: '/api/currency',
  access: 'anyone',
  summary: 'Exchange rates of the display currencies; one whose rate was never read is missing.',
  sharing: 'often',
  response: z.object({ status: Success, rates: z.array(Rate) }),
});

export const readRatesNow = call({
  method: 'POST',
  path: '/api/currency',
  access: 'admin',
  summary: "Reads the National Bank's rates now instead of at the next hour.",
  body: z.strictObject({}).optional(),
  response: z.object({
    status: Success,
    /** False where the bank did not give every rate: what it did not give stays as it was. */
    is_read: z.boolean(),
  }),
});
