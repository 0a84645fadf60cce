import type { Language } from '#contract/domain/values.ts';

/** Chromium carries no Georgian data; Georgian writes percents as Russian does. */
const locales = { en: 'en', ka: 'ru', ru: 'ru' } as const;

/** How much more or less than before, in whole percents with their sign; null where there was nothing before. */
export function formatChange(now: number, before: number, language: Language): string | null {
  if (before <= 0) return null;
  const format = new Intl.NumberFormat(locales[language], { style: 'percent', signDisplay: 'exceptZero' });
  return format.format((now - before) / before);
}
