/** The example of the owners' call: a usual sedan, tetri a day. */
const perDay = 10_320;
/** What the house keeps of every rental. */
const commission = 0.15;

/** What a month with so many rented days leaves its owner, tetri. */
export function monthlyEarnings(days: number): number {
  return Math.round(days * perDay * (1 - commission));
}
