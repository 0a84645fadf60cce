/** Typed lari, `146.88` or `146,88`, as tetri; null if invalid. */
export function tetriOf(text: string): number | null {
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(text.trim())) return null;
  return Math.round(Number(text.trim().replace(',', '.')) * 100);
}

/** Tetri as they are typed. */
export const lariOf = (tetri: number): string => String(tetri % 100 === 0 ? tetri / 100 : (tetri / 100).toFixed(2));
