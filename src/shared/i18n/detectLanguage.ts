import type { Language } from '#contract/domain/values.ts';
import { fallbackLanguage, languageOf } from './languages.ts';

export const languageKey = 'i18nextLng';

/**
 * The language in the address (`?lang=ka`, as search engines link to it), else the visitor's last one here, else the
 * first supported one of the browser, else English.
 */
export const readLanguage = (storage: Storage | null, wanted: readonly string[], search = ''): Language =>
  languageOf(new URLSearchParams(search).get('lang')) ??
  languageOf(storage?.getItem(languageKey)) ??
  wanted.map(languageOf).find((language) => language !== null) ??
  fallbackLanguage;

/** Reads it, and remembers it for the next visit. */
export function detectLanguage(...args: Parameters<typeof readLanguage>): Language {
  const detected = readLanguage(...args);
  rememberLanguage(args[0], detected);
  return detected;
}

/** Whether it is remembered: full or forbidden storage only means that the language is detected again next time. */
export function rememberLanguage(storage: Storage | null, language: Language): boolean {
  try {
    storage?.setItem(languageKey, language);
    return storage !== null;
  } catch {
    return false;
  }
}
