/** Whole lari and two decimals: `30050` tetri are `300.50`. Made of digits, so nothing is ever rounded. */
export function lariOf(tetri: number): string {
  if (!Number.isSafeInteger(tetri) || tetri < 0) throw new Error(`Not an amount: ${tetri}.`);
  const digits = String(tetri).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Tetri of an amount as the bank writes it: `300`, `300.5`, `300.50`; more decimals only when they are zeros. */
export function tetriOf(lari: string): number {
  const [, whole = '', decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(lari) ?? [];
  if (whole === '') throw new Error('The bank wrote an amount that is none.');
  return Number(`${whole}${decimals.padEnd(2, '0')}`);
}

// TypeScript does not know this part of the language yet; Node has it since 22.
const { rawJSON } = JSON as typeof JSON & { rawJSON(text: string): object };

/** The amount as a number of JSON with two decimals. */
export function jsonLari(tetri: number): object {
  return rawJSON(lariOf(tetri));
}
