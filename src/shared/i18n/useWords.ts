import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { serverError } from './serverMessage.ts';
import type { Words } from './words.ts';

interface Say {
  (words: Words): string;
  (words: Words | null): string | null;
}

/** Puts words of the store into the language of the page. */
export function useWords(): Say {
  const { i18n: texts } = useTranslation('common');
  function say(words: Words): string;
  function say(words: Words | null): string | null;
  function say(words: Words | null): string | null {
    return words && inWords(texts, words);
  }
  return say;
}

function inWords(texts: i18n, { key, values = {} }: Words): string {
  const recorded = key === 'common:said' ? serverError(texts, values['code']) : null;
  if (recorded !== null) return recorded;
  const plain = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ? inWords(texts, value) : value,
  ]);
  return String(texts.t(key, Object.fromEntries(plain)));
}
