import { createInstance } from 'i18next';
import type { i18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/domain/values.ts';
import { formatWait } from '#src/shared/format/formatWait.ts';
import { rememberWords } from './rememberWords.ts';

/** An instance per page and per test. It starts with the texts every page needs; screens add theirs. */
export async function makeI18n(language: Language, common: ResourceKey): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    // A test keeps the languages complete, so English need not be loaded beside them.
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: { common } },
    returnNull: false,
    // React escapes.
    interpolation: { escapeValue: false },
  });
  instance.services.formatter?.add('wait', (seconds: number) => formatWait(seconds, language));
  rememberWords(instance);
  return instance;
}
