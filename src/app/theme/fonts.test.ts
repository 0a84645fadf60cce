import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openSync } from 'fontkit';
import { fontFaces, fontFiles } from './fonts.ts';

const texts = join(import.meta.dirname, '../../shared/i18n/texts');

const faces = fontFaces.flatMap((face) => {
  if (face.fontFamily === '"FiraGO Fallback"' || !('unicodeRange' in face)) return [];
  const ranges = face.unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const file = /url\(\/static\/(.*?)\)/.exec(face.src)?.[1] ?? '';
  const font = openSync(join(import.meta.dirname, 'fonts', file));
  const has = new Set('characterSet' in font ? font.characterSet : []);
  const isIn = (character: number) => ranges.some(([first, last]) => first <= character && character <= last);
  return [{ file, weight: face.fontWeight, isIn, has }];
});

const characters = new Set(
  readdirSync(texts, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Array.from(readFileSync(join(texts, name), 'utf8')))
    .concat('₾')
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((character) => character >= 0x20),
);

test.each([400, 500, 600])(
  'every sign of our texts is in the one file of weight %s that is fetched for it',
  (weight) => {
    const missing = [...characters].filter((character) => {
      const fetched = faces.filter((face) => [weight, '400 600'].includes(face.weight) && face.isIn(character));
      return fetched.length !== 1 || !fetched[0]?.has.has(character);
    });
    expect(missing.map((character) => String.fromCodePoint(character))).toEqual([]);
  },
);

test('what sums, days and footers are written with is in the files that are fetched first', () => {
  const first = new Set(fontFiles.en.map((address) => address.replace('/static/', '')));
  expect(faces.find(({ isIn }) => isIn('₾'.codePointAt(0) ?? 0))?.file).toBe('firago-lari.inline.woff2');
  for (const sign of '≈$ – · © « »') {
    const fetched = faces.filter(({ isIn }) => isIn(sign.codePointAt(0) ?? 0));
    expect([sign, fetched.map(({ file }) => first.has(file))]).toEqual([sign, [true, true, true]]);
  }
});
