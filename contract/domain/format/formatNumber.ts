import type { Language } from '../values.ts';
import { withDecimalSign } from './withDecimalSign.ts';

/**
 * A number with grouped thousands and the sign of a minus, "−1,234.50" or "−1 234,50". Not by `Intl`: a browser needs 20 ms for the first format,
 * during hydration, and Chromium has no Georgian data.
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const [whole = '', ...rest] = Math.abs(value).toFixed(decimals).split('.');
  const sign = language === 'en' ? ',' : '\u00a0';
  let grouped = whole;
  for (let end = whole.length - 3; /\d/.test(whole.charAt(end - 1)); end -= 3)
    grouped = grouped.slice(0, end) + sign + grouped.slice(end);
  const isBelowZero = Number(value.toFixed(decimals)) < 0;
  return (isBelowZero ? '−' : '') + [grouped, ...rest].join(withDecimalSign('.', language));
}
