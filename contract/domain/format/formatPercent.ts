import type { Language } from '../values.ts';
import { withDecimalSign } from './withDecimalSign.ts';

/** What follows a figure in percent; in Russian after a space at which no line ends. */
export const percentSign: Readonly<Record<Language, string>> = { en: '%', ka: '%', ru: '\u00a0%' };

/** A share in percent, "12.5%", with at most so many decimals. */
export const formatPercent = (percent: number, language: Language, decimals = 0): string =>
  withDecimalSign(percent.toFixed(Number.isInteger(percent) ? 0 : decimals), language) + percentSign[language];
