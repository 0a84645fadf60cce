import type { Rate } from '#contract/calls/currency.ts';
import { wholeUnits, withSymbol } from '#contract/domain/format/formatMoney.ts';
import type { Currency } from '#contract/domain/money/currencies.ts';
import type { Language } from '#contract/domain/values.ts';

/** Whole units of the display currency, for filters by price. */
export interface PriceUnits {
  readonly code: Currency;
  readonly symbol: string;
  /** Null for lari. */
  readonly rate: Pick<Rate, 'gel_per_unit'> | null;
}

/** A bound as lists show a price of so much. */
export const toUnits = (tetri: number, { rate }: PriceUnits): number => wholeUnits(tetri, rate);

/** Formats one or two bounds: "$25–90", "67–243 ₾". */
export function writeUnits(text: string, { code, symbol }: PriceUnits, language: Language): string {
  return code === 'gel' ? `${text}\u00a0${symbol}` : withSymbol(text, code, language);
}
