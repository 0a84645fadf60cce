/** Whole units of the display currency, in which people think of prices. */
export interface PriceUnits {
  readonly symbol: string;
  /** Tetri of one unit; not whole for a converted currency. */
  readonly tetri: number;
}

export function toUnits(tetri: number, units: PriceUnits): number {
  return Math.round(tetri / units.tetri);
}

/** The least sum that is shown as so many units: cars shown at the bound are found. */
export function lowestTetri(amount: number, units: PriceUnits): number {
  return Math.max(0, Math.ceil((amount - half(units)) * units.tetri));
}

/** The greatest sum that is shown as so many units. */
export function highestTetri(amount: number, units: PriceUnits): number {
  return Math.max(0, Math.ceil((amount + half(units)) * units.tetri) - (half(units) === 0 ? 0 : 1));
}

/** Converted sums are rounded when shown; sums in GEL are exact. */
function half({ tetri }: PriceUnits): number {
  return tetri === 100 ? 0 : 0.5;
}

/** Two bounds as people write them: "$25–90", "67–243 ₾". */
export function writeUnits(text: string, { symbol }: PriceUnits): string {
  return symbol === '$' ? `$${text}` : `${text}\u00a0${symbol}`;
}
