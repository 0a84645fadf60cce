import type { Language } from '#contract/values.ts';

/** Two decimals, so that the mean of many reviews can be seen to move: "4.95" or "4,95". */
export function formatStars(rating: number, language: Language): string {
  const text = rating.toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
}
