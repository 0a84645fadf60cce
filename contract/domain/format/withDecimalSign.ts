import type { Language } from '../values.ts';

/** Figures as JavaScript writes them, with the decimal sign of a language: "4.9" or "4,9". */
export const withDecimalSign = (text: string, language: Language): string =>
  language === 'en' ? text : text.replace('.', ',');
