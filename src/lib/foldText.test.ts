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

test('nothing typed finds everything', () => {
  expect(isFound('Tbilisi', '  ')).toBe(true);
});
