import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { recordedError } from './recordedMessage.ts';
import type { Message } from './message.ts';

interface Say {
  (message: Message): string;
  (message: Message | null): string | null;
}

/** Puts messages of the store into the language of the page. */
export function useMessage(): Say {
  const { i18n: texts } = useTranslation('common');
  function say(message: Message): string;
  function say(message: Message | null): string | null;
  function say(message: Message | null): string | null {
    return message && textOf(texts, message);
  }
  return say;
}

function textOf(texts: i18n, { key, values = {} }: Message): string {
  const recorded = key === 'common:said' ? recordedError(texts, values['code']) : null;
  if (recorded !== null) return recorded;
  const plain = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ? textOf(texts, value) : value,
  ]);
  return String(texts.t(key, Object.fromEntries(plain)));
}
