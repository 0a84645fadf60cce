import type { ParseKeys } from 'i18next';
import type { Namespace } from './namespaces.ts';

type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];

/** A sentence in no language yet, as the store keeps it: whoever shows it puts it into words. */
export interface Words {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number | Words>>;
}

/** What the server has put into words already; `code` says which words, where a trace must not have them. */
export const said = (text: string, code: string | null = null): Words => ({
  key: 'common:said',
  values: { text, ...(code !== null && { code }) },
});
