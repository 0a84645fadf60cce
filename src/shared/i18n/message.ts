import type { ParseKeys } from 'i18next';
import type { Namespace } from './namespaces.ts';

type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];

/** A message independent of the language, as the store holds it: the component that shows it translates it. */
export interface Message {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number | Message>>;
}

/** A text that the server has made already; `code` identifies it where a trace must not have the text. */
export const serverMessage = (text: string, code: string | null = null): Message => ({
  key: 'common:said',
  values: { text, ...(code !== null && { code }) },
});
