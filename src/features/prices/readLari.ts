import { LEAST_PRICE, MOST_PRICE } from '#contract/domain/money/priceBounds.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';

/** Typed lari, `146.88` or `146,88`, as tetri; null if invalid. */
export function readLari(text: string): number | null {
  const tetri = tetriOf(text);
  return tetri !== null && tetri >= LEAST_PRICE && tetri <= MOST_PRICE ? tetri : null;
}

/** Tetri as they are typed. */
export const writeLari = (tetri: number | null): string => (tetri === null ? '' : lariOf(tetri));

/** Goes to the first field whose text is no price, and says so: what it had before is not meant. False without one. */
export function focusWrong(within: HTMLElement | null): boolean {
  const wrong = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null && wrong !== undefined;
}
