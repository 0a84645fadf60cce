/** Whole units of the display currency, for filters by price. */
export interface PriceUnits {
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
function half({ tetri }: PriceUnits): number {
  return tetri === 100 ? 0 : 0.5;
}

/** Formats one or two bounds: "$25–90", "67–243 ₾". */
export function writeUnits(text: string, { symbol }: PriceUnits): string {
  return symbol === '$' ? `$${text}` : `${text}\u00a0${symbol}`;
}
