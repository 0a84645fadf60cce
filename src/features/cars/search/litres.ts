import type { Language } from '#contract/domain/values.ts';
import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';

/** Formats cubic centimetres as litres with one decimal: "1.6", "1,6". */
export function writeLitres(volume: number, language: Language): string {
  return withDecimalSign((volume / 1000).toFixed(1), language);
}
