import { withSymbol } from '#contract/domain/format/formatMoney.ts';
import type { Currency } from '#contract/domain/money/currencies.ts';
import type { Language } from '#contract/domain/values.ts';

/** Whole units of the display currency, for filters by price. */
export interface PriceUnits {
  readonly code: Currency;
  readonly symbol: string;
  /** Tetri per unit; not an integer for a converted currency. */
  readonly tetri: number;
}

export function toUnits(tetri: number, units: PriceUnits): number {
  return Math.round(tetri / units.tetri);
}

/** The lowest sum displayed as this amount, so that cars shown at the bound are found. */
export function lowestTetri(amount: number, units: PriceUnits): number {
  return Math.max(0, Math.ceil((amount - half(units)) * units.tetri));
}

/** The highest sum displayed as this amount. */
export function highestTetri(amount: number, units: PriceUnits): number {
  return Math.max(0, Math.ceil((amount + half(units)) * units.tetri) - (half(units) === 0 ? 0 : 1));
}

/** Converted sums are rounded when shown; sums in GEL are exact. */
function half({ code }: PriceUnits): number {
  return code === 'gel' ? 0 : 0.5;
}

/** Formats one or two bounds: "$25–90", "67–243 ₾". */
export function writeUnits(text: string, { code, symbol }: PriceUnits, language: Language): string {
  return code === 'gel' ? `${text}\u00a0${symbol}` : withSymbol(text, code, language);
}
