/** A part of an amount, rounded half up to a whole tetri. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** What is left of a total for the owner once the marketplace has kept its percent. */
export const netOf = (total: number, commissionPercent: number): number => total - percentOf(total, commissionPercent);
