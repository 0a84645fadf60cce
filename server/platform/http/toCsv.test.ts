import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { Language } from '#contract/domain/values.ts';
import { toCsv } from './toCsv.ts';

const BOM = '\uFEFF';

test('no text begins a formula, and sums stay numbers, also negative ones', async () => {
  const cases: [string | number, string][] = [
    ['=1+1', `'=1+1`],
    ['+995555', `'+995555`],
    ['-2', `'-2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\tx', `'\tx`],
    ['\rx', `"'\rx"`],
    ['=HYPERLINK("https://a.example";"x")', `"'=HYPERLINK(""https://a.example"";""x"")"`],
    // Where the other sign ends a column, a formula would begin in the middle.
    ['x;=cmd()', `x;'=cmd()`],
    ['x;;"=cmd()', `"x;;""'=cmd()"`],
    ['x\t@SUM(A1)', `x\t'@SUM(A1)`],
    ['x\n +1', `"x\n '+1"`],
    ['x\ny', '"x\ny"'],
    ['x; y-1', 'x; y-1'],
    ['ნინო, ₾', '"ნინო, ₾"'],
    ['a=b', 'a=b'],
    [-12_050, '-120.50'],
    [0, '0.00'],
    [5, '0.05'],
  ];
  for (const [cell, written] of cases)
    assert.equal((await buffer(toCsv([['x', cell]]))).toString(), `${BOM}x,${written}\r\n`, JSON.stringify(cell));
});

test('a file of one language has no formula where Excel of another one begins a column', async () => {
  const texts = ['x;=1', 'x,=1', 'x;+1', 'x,"-1', 'x;\t@A1', 'x,,=1', '=1;=1,=1', 'x\n=1', 'x;＝1'];
  for (const language of Language.options) {
    const file = (await buffer(toCsv([texts, ...texts.map((text) => [text, 5])], language))).toString();
    for (const delimiter of [';', ',', '\t'])
      for (const cell of file.slice(1).split(new RegExp(`${delimiter}|\r?\n`)))
        assert.doesNotMatch(cell, /^["\s]*[=+\-@＝]/, `${language}, ${delimiter}: ${cell}`);
  }
});

test('columns and decimals are those that Excel reads where the language is spoken', async () => {
  const line = ['a;b', 'c,d', '=1;2', -12_050, 5];
  const written = {
    en: `a;b,"c,d",'=1;2,-120.50,0.05`,
    ka: `"a;b";c,d;"'=1;2";-120,50;0,05`,
    ru: `"a;b";c,d;"'=1;2";-120,50;0,05`,
  };
  for (const language of Language.options)
    assert.equal((await buffer(toCsv([line], language))).toString(), `${BOM}${written[language]}\r\n`, language);
});
