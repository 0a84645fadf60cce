import type { Language } from '#contract/values.ts';

/** Cubic centimetres as litres with one decimal: "1.6", "1,6". */
export function writeLitres(volume: number, language: Language): string {
  const litres = (volume / 1000).toFixed(1);
  return language === 'en' ? litres : litres.replace('.', ',');
}
