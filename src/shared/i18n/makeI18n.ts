import { createInstance } from 'i18next';
import type { i18n, ResourceKey, TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/domain/values.ts';
import { formatWait } from '#src/shared/format/formatWait.ts';

/** An instance per page and per test. It starts with the texts every page needs; screens add theirs. */
export async function makeI18n(language: Language, common: ResourceKey): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    // A test checks that the languages are complete, so English is not needed as a fallback.
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: { common } },
    returnNull: false,
    // React escapes.
    interpolation: { escapeValue: false },
  });
  instance.services.formatter?.add('wait', (seconds: number) => formatWait(seconds, language));
  cacheTexts(instance);
  return instance;
}

type Say = (key: unknown, options?: unknown) => unknown;

/** Values are finitely many on a page, but a server renders pages for as long as it runs. */
const MOST_TEXTS = 5_000;

/** Caches translated texts: i18next copies all of its options for each, hundreds of times a page. */
function cacheTexts(instance: i18n): void {
  const plain = instance.getFixedT.bind(instance);
  const makers = new Map<string, TFunction>();
  const cached = new Map<string, unknown>();
  // Before its file is loaded a text is its key.
  instance.store.on('added', () => cached.clear());
  instance.getFixedT = (...args: Parameters<i18n['getFixedT']>) => {
    const name = JSON.stringify(args);
    const known = makers.get(name);
    if (known !== undefined) return known;
    // Its overloads are for all keys there are; every argument is passed on.
    const ask = plain(...args) as unknown as Say;
    const say: Say = (key, options) => {
      const cacheKey = name + JSON.stringify([key, options]);
      const found = cached.get(cacheKey) ?? ask(key, options);
      if (cached.size >= MOST_TEXTS) cached.clear();
      cached.set(cacheKey, found);
      return found;
    };
    // Same arguments and result as `ask`.
    const made = Object.assign(say, ask) as unknown as TFunction;
    makers.set(name, made);
    return made;
  };
}
