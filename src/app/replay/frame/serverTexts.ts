import type { i18n } from 'i18next';
import type { Language } from '#contract/values.ts';
import { SERVER_TEXTS } from '#src/i18n/serverMessage.ts';

const catalogues = {
  en: async () => (await import(/* webpackChunkName: "server-en" */ '#server/texts/en.ts')).en,
  ka: async () => (await import(/* webpackChunkName: "server-ka" */ '#server/texts/ka.ts')).ka,
  ru: async () => (await import(/* webpackChunkName: "server-ru" */ '#server/texts/ru.ts')).ru,
} satisfies Record<Language, () => Promise<unknown>>;

/** The server writes `{limit}` where the page's texts have `{{limit}}`. */
const withDoubleBraces = (file: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(file).map(([key, text]) => [key, text.replaceAll(/\{(\w+)\}/g, '{{$1}}')]));

/** A trace holds keys of the server's messages and not the messages: the page of a replay brings their texts. */
export async function addServerTexts(texts: i18n, language: Language): Promise<void> {
  const { errors, fields } = await catalogues[language]();
  texts.addResourceBundle(language, SERVER_TEXTS, {
    errors: withDoubleBraces(errors),
    fields: withDoubleBraces(fields),
  });
}
