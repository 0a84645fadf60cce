import { expect, test } from '@jest/globals';
import { isFound } from './foldText.ts';

test.each([
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
])('%s is found by %s', (name, typed) => {
  expect(isFound(name, typed)).toBe(true);
});

test('another name is not found', () => {
  expect(isFound('Tbilisi', 'Batumi')).toBe(false);
  expect(isFound('თბილისი', 'ბათუმი')).toBe(false);
});

test('every part of a name finds it, in capitals too', () => {
  for (const name of ['Zugdidi', 'ზუგდიდი', 'Зугдиди', 'Škoda', 'Местия', 'Ведь']) {
    for (let from = 0; from < name.length; from += 1) {
      for (let to = from + 1; to <= name.length; to += 1) {
        expect(isFound(name, name.slice(from, to).toUpperCase())).toBe(true);
      }
    }
  }
});

test.each(['zzz', 'zz', 'ZZZZ', 'ззз', 'ზზ', 'ь', '\u0301', 'zzu', 'iid'])('%s is no part of Zugdidi', (typed) => {
  expect(isFound('Zugdidi', typed)).toBe(false);
});

test('a doubled letter too many or too few does not hide a name', () => {
  expect(isFound('Tbilisi', 'tbilissi')).toBe(true);
  expect(isFound('Местия', 'მესტია')).toBe(true);
  expect(isFound('Dedoplistskaro', 'deddoplis')).toBe(true);
});

test('nothing typed finds everything', () => {
  expect(isFound('Tbilisi', '  ')).toBe(true);
});
