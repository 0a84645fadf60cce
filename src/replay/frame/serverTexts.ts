import type { i18n } from 'i18next';
import type { Language } from '#contract/domain/values.ts';
import { SERVER_TEXTS } from '#src/shared/i18n/recordedMessage.ts';

const catalogues = {
  en: async () => (await import(/* webpackChunkName: "server-en" */ '#server/platform/texts/en.ts')).en,
  ka: async () => (await import(/* webpackChunkName: "server-ka" */ '#server/platform/texts/ka.ts')).ka,
  ru: async () => (await import(/* webpackChunkName: "server-ru" */ '#server/platform/texts/ru.ts')).ru,
} satisfies Record<Language, () => Promise<unknown>>;

/** A trace holds keys of the server's messages and not the messages: the page of a replay brings their texts. */
export async function addServerTexts(texts: i18n, language: Language): Promise<void> {
  texts.addResourceBundle(language, SERVER_TEXTS, await catalogues[language]());
}
