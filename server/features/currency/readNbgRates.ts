import { z } from 'zod';
import { type ForeignCurrency, isForeign } from '#contract/domain/money/currencies.ts';

/**
 * The answer of the National Bank of Georgia, as published at
 * nbg.gov.ge/gw/api/ct/monetarypolicy/currencies/en/json: a list of days, each with rates for `quantity` units.
 */
const NbgAnswer = z.array(z.object({ currencies: z.array(z.unknown()) })).min(1);

/** 100 roubles, 10 shekels, one dollar. */
const NbgRate = z.object({
  code: z.string().toLowerCase().refine(isForeign),
  quantity: z.number().int().positive(),
  rate: z.number().positive(),
  validFromDate: z
    .string()
    .transform((text) => text.slice(0, 10))
    .pipe(z.iso.date()),
});

export interface PublishedRate {
  readonly code: ForeignCurrency;
  readonly gelPerUnit: number;
  /** `YYYY-MM-DD` */
  readonly validFrom: string;
}

/** The rates of the currencies that are shown, without those that cannot be read. Throws when the answer is no list of rates. */
export function readNbgRates(answer: unknown): readonly PublishedRate[] {
  const [day] = NbgAnswer.parse(answer);
  return (day?.currencies ?? []).flatMap((row) => {
    const { data } = NbgRate.safeParse(row);
    if (data === undefined) return [];
    const { code, quantity, rate, validFromDate } = data;
    // Six decimals, as they are stored: the bank publishes four for up to a thousand units.
    const gelPerUnit = Math.round((rate / quantity) * 1e6) / 1e6;
    return gelPerUnit > 0 ? [{ code, gelPerUnit, validFrom: validFromDate }] : [];
  });
}
