/** The example of the owners' call: a usual sedan, tetri a day. */
const perDay = 10_320;
/** What a month with so many rented days leaves its owner, tetri, of which the marketplace keeps so many percent. */
export function monthlyEarnings(days: number, commissionPercent: number): number {
  return Math.round((days * perDay * (100 - commissionPercent)) / 100);
}
