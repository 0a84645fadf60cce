import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeOptions } from 'i18next';
import type {} from '#src/shared/i18n/i18next.d.ts';

type Texts = CustomTypeOptions['resources'];

/** The texts of a screen in a language, so that one test works in every language. */
export function textsOf<Name extends keyof Texts>(language: string, name: Name): Texts[Name] {
  const path = join(import.meta.dirname, `../../src/shared/i18n/texts/${language}/${name}.json`);
  // A unit test checks that every language has the keys of English.
  return JSON.parse(readFileSync(path, 'utf8')) as Texts[Name];
}

/** A text with its values filled in: `interpolate('{{car}} is back', { car: 'Jimny' })`. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((done, [name, value]) => done.replaceAll(`{{${name}}}`, value), text);

/** One of some texts, whatever their values are. */
export function textLike(...texts: readonly string[]): RegExp {
  const patternOf = (text: string) =>
    text
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.+');
  return new RegExp(`^(${texts.map(patternOf).join('|')})$`);
}

/** The plural forms of a text, and whatever else has a key that begins with its name. */
export const formsOf = (texts: object, name: string): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    key.startsWith(name) && typeof text === 'string' ? [text] : [],
  );
