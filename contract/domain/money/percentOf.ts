/** A part of an amount, rounded half up to a whole tetri. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** The owner's part of a total, after the commission of the marketplace. */
export const netOf = (total: number, commissionPercent: number): number => total - percentOf(total, commissionPercent);
