/** Of Georgia, in percent: prices contain it where their owner pays it. */
export const VAT_PERCENT = 18;

/** A VAT number is the number of a taxpayer: the identification code of a company, or the personal number. */
export const VAT_NUMBER = /^(\d{9}|\d{11})$/;

/** What an amount contains of it, rounded half up to a whole tetri. */
export function vatIn(amount: number, percent: number): number {
  const whole = 100 + percent;
  return Math.floor((2 * amount * percent + whole) / (2 * whole));
}

/** What each of some amounts contains: rounded so that together it is what their sum contains. */
export function vatOfLines(amounts: readonly number[], percent: number): number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = vatIn(sum, percent);
    sum += amount;
    return vatIn(sum, percent) - before;
  });
}
