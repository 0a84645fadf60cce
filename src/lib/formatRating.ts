import type { Language } from '#contract/values.ts';

/** One decimal everywhere: "4.9" or "4,9". */
export function formatRating(rating: number, language: Language): string {
  const text = rating.toFixed(1);
  return language === 'en' ? text : text.replace('.', ',');
}
