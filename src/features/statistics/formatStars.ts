import type { Language } from '#contract/domain/values.ts';
import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';

/** Two decimals, so that the mean of many reviews can be seen to move: "4.95" or "4,95". */
export function formatStars(rating: number, language: Language): string {
  return withDecimalSign(rating.toFixed(2), language);
}
