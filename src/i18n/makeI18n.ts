import { createInstance } from 'i18next';
import type { BackendModule, i18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/values.ts';
import type { Namespace } from './namespaces.ts';

/** Fetches the texts of one namespace in one language. */
export type LoadTexts = (language: string, namespace: string) => Promise<ResourceKey>;

const backend = (loadTexts: LoadTexts): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
});

/** An instance per page and per test, ready when the promise is: with the texts of `needed`. */
export async function makeI18n(
  language: Language,
  loadTexts: LoadTexts,
  needed: readonly Namespace[] = ['common'],
): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend(loadTexts))
    .use(initReactI18next)
    .init({
      lng: language,
      // A test keeps the languages complete, so English need not be loaded beside them.
      fallbackLng: false,
      ns: [...needed],
      defaultNS: 'common',
      returnNull: false,
      // React escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return instance;
}
