import type { Language } from '#contract/values.ts';
import { withDecimalSign } from '#contract/format/withDecimalSign.ts';

/** Cubic centimetres as litres with one decimal: "1.6", "1,6". */
export function writeLitres(volume: number, language: Language): string {
  return withDecimalSign((volume / 1000).toFixed(1), language);
}
