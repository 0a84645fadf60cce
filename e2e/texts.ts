import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeOptions } from 'i18next';
import type {} from '#src/shared/i18n/i18next.d.ts';

type Texts = CustomTypeOptions['resources'];

/** The words of a screen in a language, so that one walk serves every language. */
export function textsOf<Name extends keyof Texts>(language: string, name: Name): Texts[Name] {
  const path = join(import.meta.dirname, `../src/shared/i18n/texts/${language}/${name}.json`);
  // The texts' own test holds every language to the keys of English.
  return JSON.parse(readFileSync(path, 'utf8')) as Texts[Name];
}

/** What a screen says for a text with places: `said('{{car}} is back', { car: 'Jimny' })`. */
export const said = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((done, [name, value]) => done.replaceAll(`{{${name}}}`, value), text);
