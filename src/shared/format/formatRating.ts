import type { Language } from '#contract/domain/values.ts';
import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';

/** One decimal everywhere: "4.9" or "4,9". */
export function formatRating(rating: number, language: Language): string {
  return withDecimalSign(rating.toFixed(1), language);
}
