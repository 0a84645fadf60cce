import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFound } from './foldText.ts';

for (const [name, typed] of [
  ['Tbilisi', 'TBIL'],
  ['თბილისი', 'თბილ'],
  ['Тбилиси', 'тБиЛ'],
  ['თბილისი', 'tbilisi'],
  ['Tbilisi', 'тбилиси'],
  ['Тбилиси', 'თბილისი'],
  ['ქუთაისი', 'Kutaisi'],
  ['Боржоми', 'borjomi'],
  ['ბორჯომი', 'Боржоми'],
  ['Mtskheta', 'მცხეთა'],
  ['ფოთი', 'Поти'],
  ['Местиа', 'Местия'],
  ['Škoda', 'skoda'],
  ['Toyota', 'Тойота'],
] as const)
  test(`${name} is found by ${typed}`, () => assert.ok(isFound(name, typed)));

test('another name is not found', () => {
  assert.ok(!isFound('Tbilisi', 'Batumi'));
  assert.ok(!isFound('თბილისი', 'ბათუმი'));
});

test('every part of a name finds it, in capitals too', () => {
  for (const name of ['Zugdidi', 'ზუგდიდი', 'Зугдиди', 'Škoda', 'Местия', 'Ведь']) {
    for (let from = 0; from < name.length; from += 1) {
      for (let to = from + 1; to <= name.length; to += 1) {
        assert.ok(isFound(name, name.slice(from, to).toUpperCase()));
      }
    }
  }
});

for (const typed of ['zzz', 'zz', 'ZZZZ', 'ззз', 'ზზ', 'ь', '\u0301', 'zzu', 'iid'])
  test(`${typed} is no part of Zugdidi`, () => assert.ok(!isFound('Zugdidi', typed)));

test('a doubled letter too many or too few does not hide a name', () => {
  assert.ok(isFound('Tbilisi', 'tbilissi'));
  assert.ok(isFound('Местия', 'მესტია'));
  assert.ok(isFound('Dedoplistskaro', 'deddoplis'));
});

test('nothing typed finds everything', () => {
  assert.ok(isFound('Tbilisi', '  '));
});
