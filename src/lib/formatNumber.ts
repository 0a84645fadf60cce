import type { Language } from '#contract/values.ts';
import { withDecimalSign } from './withDecimalSign.ts';

/**
 * A number with its thousands apart, "1,234.50" or "1 234,50". Not by `Intl`: a browser needs 20 ms for the first format
 * that it makes, in the middle of taking a page over, and Chromium carries no Georgian data.
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const [whole = '', ...rest] = value.toFixed(decimals).split('.');
  // No number is written with more digits than that.
  const grouped = whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, language === 'en' ? ',' : '\u00a0');
  return [grouped, ...rest].join(withDecimalSign('.', language));
}
