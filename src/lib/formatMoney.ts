import type { Language } from '#contract/values.ts';

/** Chromium carries no Georgian data; Georgian groups and divides as Russian does. */
const locales = { en: 'en', ka: 'ru', ru: 'ru' } as const;

const number = (value: number, language: Language, decimals: number) =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** The exact sum, `146.88 ₾`: tetri are written only where there are some. */
export function formatGel(tetri: number, language: Language): string {
  return `${number(tetri / 100, language, tetri % 100 === 0 ? 0 : 2)}\u00a0₾`;
}

/** A converted sum in whole dollars, `≈ $54`: never exact, so it says so. */
export function formatUsd(tetri: number, gelPerUnit: number, language: Language): string {
  return `≈\u00a0$${number(Math.round(tetri / 100 / gelPerUnit), language, 0)}`;
}
