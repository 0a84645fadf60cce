import { z } from 'zod';

/**
 * The answer of the National Bank of Georgia, as published at
 * nbg.gov.ge/gw/api/ct/monetarypolicy/currencies/en/json: a list of days, each with rates for `quantity` units.
 */
const NbgAnswer = z
  .array(
    z.object({
      date: z.string(),
      currencies: z.array(
        z.object({
          code: z.string(),
          quantity: z.number().int().positive(),
          rate: z.number().positive(),
          validFromDate: z.string(),
        }),
      ),
    }),
  )
  .min(1);

export interface PublishedRate {
  readonly code: string;
  readonly gelPerUnit: number;
  /** `YYYY-MM-DD` */
  readonly validFrom: string;
}

/** Throws when the answer has another shape: the last good rate then stays. */
export function readNbgRates(answer: unknown): readonly PublishedRate[] {
  const [day] = NbgAnswer.parse(answer);
  return (day?.currencies ?? []).map(({ code, quantity, rate, validFromDate }) => ({
    code: code.toLowerCase(),
    // Six decimals, as they are stored: the bank publishes four for up to a thousand units.
    gelPerUnit: Math.round((rate / quantity) * 1e6) / 1e6,
    validFrom: z.iso.date().parse(validFromDate.slice(0, 10)),
  }));
}
