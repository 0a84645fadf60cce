import type { Language } from '#contract/values.ts';

/** Two decimals, "4.94" or "4,94"; five stars are "5.0". */
export function formatRating(rating: number, language: Language): string {
  const text = Number.isInteger(rating) ? rating.toFixed(1) : rating.toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
}
