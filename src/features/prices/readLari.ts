import { LEAST_PRICE, MOST_PRICE } from '#contract/priceBounds.ts';

/** Typed lari, `146.88` or `146,88`, as tetri; null for what is no price. */
export function readLari(text: string): number | null {
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(text.trim())) return null;
  const tetri = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return tetri >= LEAST_PRICE && tetri <= MOST_PRICE ? tetri : null;
}

/** Tetri as they are typed. */
export const writeLari = (tetri: number | null): string =>
  tetri === null ? '' : String(tetri % 100 === 0 ? tetri / 100 : (tetri / 100).toFixed(2));
