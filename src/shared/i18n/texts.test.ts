import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languages } from './languages.ts';
import { namespaces } from './namespaces.ts';

const source = join(__dirname, '../..');
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

type Texts = Readonly<Record<string, string>>;

/** `{card: {total: '…'}}` as `card.total`. */
function flatten(value: object, prefix = ''): Record<string, string> {
  return Object.entries(value).reduce<Record<string, string>>(
    (flat, [key, text]) =>
      Object.assign(flat, typeof text === 'string' ? { [prefix + key]: text } : flatten(text, `${prefix + key}.`)),
    {},
  );
}

const textsOf = (language: string, namespace: string): Texts =>
  flatten(JSON.parse(readFileSync(join(__dirname, 'texts', language, `${namespace}.json`), 'utf8')));

const baseOf = (key: string): string => key.replace(pluralSuffix, '');
const isPlural = (texts: Texts, key: string): boolean => pluralSuffix.test(key) && `${baseOf(key)}_other` in texts;
const baseKeys = (texts: Texts): string[] =>
  [...new Set(Object.keys(texts).map((key) => (isPlural(texts, key) ? baseOf(key) : key)))].sort();

const marksOf = (text: string): string[] =>
  [...new Set(text.match(/\{\{\s*[\w.]+[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? [])].sort();

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

/** Keys are literals, or built from a template: t(`filters.${name}`) matches every key of that form. */
const literals = new Set(
  [...code.matchAll(/(['"`])((?:\w+:)?[\w.-]+)\1/g)].map(([, , key = '']) => key.replace(/^\w+:/, '')),
);
const patterns = [...code.matchAll(/`((?:\w+:)?[\w.-]*\$\{[^`]*)`/g)]
  .map(([, template = '']) => template.replace(/^\w+:/, '').split(/\$\{[^}]*\}/))
  .filter(
    (parts) => parts.some((part) => /^[\w-]+\.|\.[\w-]+/.test(part)) && parts.every((part) => /^[\w.-]*$/.test(part)),
  )
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`));

const isUsed = (key: string): boolean => literals.has(key) || patterns.some((pattern) => pattern.test(key));

test('every namespace exists in every language and nothing else does', () => {
  for (const language of languages) {
    const files = readdirSync(join(__dirname, 'texts', language)).sort();
    expect(files).toEqual(namespaces.map((namespace) => `${namespace}.json`).sort());
  }
});

/** Letters of the other two; languages are called by their own names. */
const foreign = { en: /[\u0400-\u04ff\u10a0-\u10ff]/, ka: /[\u0400-\u04ff]/, ru: /[\u10a0-\u10ff]/ };

test.each(namespaces)('%s: no text is written with the letters of another language', (namespace) => {
  for (const language of languages) {
    const found = Object.entries(textsOf(language, namespace)).filter(
      ([key, text]) => foreign[language].test(text) && !(namespace === 'reference' && key.startsWith('languages.')),
    );
    expect(found).toEqual([]);
  }
});

/** After a hyphen a line may end: `10:00-` and `მდე` on the next. */
const looseEnding = /(?:\}\}|\/>|\d)-[\u10d0-\u10ff]/;

test.each(namespaces)('%s: no Georgian ending can be parted from the value before it', (namespace) => {
  expect(Object.entries(textsOf('ka', namespace)).filter(([, text]) => looseEnding.test(text))).toEqual([]);
});

/** What may stand before the sign: nothing, in Russian a space at which no line ends. */
const percentSign = { en: /\s%/, ka: /\s%/, ru: /[^\u00a0]%/ };

test.each(namespaces)('%s: percents are written as the language writes them', (namespace) => {
  for (const language of languages)
    expect(Object.entries(textsOf(language, namespace)).filter(([, text]) => percentSign[language].test(text))).toEqual(
      [],
    );
});

test.each(namespaces)('%s: every text is used', (namespace) => {
  expect(baseKeys(textsOf('en', namespace)).filter((key) => !isUsed(key))).toEqual([]);
});

test('a text with place-holders is never asked for without their values', () => {
  const all = namespaces.map((namespace) => [namespace, textsOf('en', namespace)] as const);
  const bare = [...code.matchAll(/\bt\(\s*'(?:(\w+):)?([\w.-]+)',?\s*\)/g)].filter(([, asked, key = '']) => {
    // The namespace of most calls is that of their hook: a key counts where each text of that name has place-holders.
    const texts = all
      .filter(([namespace]) => asked === undefined || namespace === asked)
      .flatMap(([, of]) => of[key] ?? of[`${key}_other`] ?? []);
    return texts.length > 0 && texts.every((text) => text.includes('{{'));
  });
  expect(bare.map(([call]) => call)).toEqual([]);
});

const translations = namespaces.flatMap((namespace) =>
  languages.filter((language) => language !== 'en').map((language) => [namespace, language] as const),
);

test.each(translations)('%s in %s has the keys of English', (namespace, language) => {
  expect(baseKeys(textsOf(language, namespace))).toEqual(baseKeys(textsOf('en', namespace)));
});

test.each(translations)('%s in %s has the place-holders of English', (namespace, language) => {
  const english = textsOf('en', namespace);
  const translated = textsOf(language, namespace);
  const differing = Object.keys(translated).filter((key) => {
    const original = english[key] ?? english[`${baseOf(key)}_other`] ?? '';
    return marksOf(translated[key] ?? '').join() !== marksOf(original).join();
  });
  expect(differing).toEqual([]);
});

test.each(namespaces.flatMap((namespace) => languages.map((language) => [namespace, language] as const)))(
  '%s in %s has every plural form of the language, and no text is empty',
  (namespace, language) => {
    const texts = textsOf(language, namespace);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const bases = new Set(
      Object.keys(texts)
        .filter((key) => isPlural(texts, key))
        .map(baseOf),
    );
    const missing = [...bases].flatMap((base) =>
      forms.map((form) => `${base}_${form}`).filter((key) => !(key in texts)),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
  },
);
