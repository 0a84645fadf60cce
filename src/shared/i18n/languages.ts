import type { Language } from '#contract/domain/values.ts';

export const languages: readonly Language[] = ['en', 'ka', 'ru'];
export const fallbackLanguage: Language = 'en';

/** `en-US` is `en`, `ka_GE` is `ka`; null for an unsupported language. */
export function languageOf(tag: string | null | undefined): Language | null {
  const code = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === code) ?? null;
}
