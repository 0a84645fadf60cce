import type { Language } from '#contract/values.ts';

/** Chromium carries no Georgian number format; Georgian groups as Russian does. */
const locales = { en: 'en', ka: 'ru', ru: 'ru' } as const;

/** "58", "1,240", and "1,000+" where the server stopped counting. */
export function countText(count: number, isCapped: boolean, language: Language): string {
  return `${new Intl.NumberFormat(locales[language]).format(count)}${isCapped ? '+' : ''}`;
}
