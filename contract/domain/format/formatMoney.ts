import type { Language } from '../values.ts';
import { formatNumber } from './formatNumber.ts';

/** The exact sum, `146.88 ₾`, with decimals only where there are tetri. */
export function formatGel(tetri: number, language: Language): string {
  return `${formatNumber(tetri / 100, language, tetri % 100 === 0 ? 0 : 2)}\u00a0₾`;
}

/** Whole dollars, `≈ $54`: converted sums are never exact and say so. */
export function formatDollars(dollars: number, language: Language, decimals = 0): string {
  return `≈\u00a0${dollars < 0 ? '−' : ''}$${formatNumber(Math.abs(dollars), language, decimals)}`;
}

export function dollarsOf(tetri: number, gelPerUnit: number): number {
  // A small negative amount rounds to −0, which would be written with its sign.
  return Math.round(tetri / 100 / gelPerUnit) + 0;
}

/** A converted sum in whole dollars. */
export function formatUsd(tetri: number, gelPerUnit: number, language: Language): string {
  return formatDollars(dollarsOf(tetri, gelPerUnit), language);
}

/** One of `count` equal days of a sum; marked where not even tetri divide it. */
export function formatGelDay(tetri: number, count: number, language: Language): string {
  const isExact = tetri % count === 0;
  return `${isExact ? '' : '≈\u00a0'}${formatGel(Math.round(tetri / count), language)}`;
}

/** One of `count` equal days of a sum in whole dollars, with cents where without them the days would not add up to it. */
export function formatDollarDay(dollars: number, count: number, language: Language): string {
  return formatDollars(dollars / count, language, dollars % count === 0 ? 0 : 2);
}
