import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_PLACE_WORDS } from '../limits.ts';
import { MOST_FOUND_PLACES, rankPlaces } from './rankPlaces.ts';

const place = (id: string, ...names: string[]) => ({ id, names });
const places = [
  place('tbilisi', 'Tbilisi', 'თბილისი', 'Тбилиси'),
  place('TBS', 'Tbilisi Airport', 'თბილისის აეროპორტი', 'Аэропорт Тбилиси', 'TBS'),
  place('batumi', 'Batumi', 'ბათუმი', 'Батуми'),
  place('BUS', 'Batumi Airport', 'ბათუმის აეროპორტი', 'Аэропорт Батуми', 'BUS'),
  place('kutaisi', 'Kutaisi', 'ქუთაისი', 'Кутаиси'),
  place('gori', 'Gori', 'გორი', 'Гори'),
  place('stepantsminda', 'Stepantsminda', 'სტეფანწმინდა', 'Степанцминда'),
  place('vake', 'Vake Tbilisi', 'ვაკე თბილისი', 'Ваке Тбилиси'),
  place('old-tbilisi', 'Old Tbilisi', 'ძველი თბილისი', 'Старый Тбилиси'),
  place('gonio', 'Gonio Batumi', 'გონიო ბათუმი', 'Гонио Батуми'),
];

for (const [typed, expected] of [
  ['airp', ['TBS', 'BUS']],
  ['аэропорт', ['TBS', 'BUS']],
  ['აეროპორტი', ['TBS', 'BUS']],
  ['aeroport', ['TBS', 'BUS']],
  ['arport', ['TBS', 'BUS']],
  ['TBS', ['TBS']],
  ['tbs', ['TBS']],
  ['tbilsi', ['tbilisi', 'TBS', 'vake', 'old-tbilisi']],
  ['tiblisi', ['tbilisi', 'TBS', 'vake', 'old-tbilisi']],
  ['тбилси', ['tbilisi', 'TBS', 'vake', 'old-tbilisi']],
  ['tbilisi airport', ['TBS']],
  ['airport tbilsi', ['TBS']],
  ['თბილისის აერო', ['TBS']],
  ['batum', ['batumi', 'BUS', 'gonio']],
  ['ბათ', ['batumi', 'BUS', 'gonio']],
  ['ვაკე', ['vake']],
  ['vake', ['vake']],
  ['Ваке', ['vake']],
  ['VAKE, Tbilisi', ['vake']],
  ['qutaisi', ['kutaisi']],
  ['kutasi', ['kutaisi']],
  ['stepancminda', ['stepantsminda']],
  // Written so it is a city, and no district with an error.
  ['gori', ['gori']],
  ['goni', ['gonio']],
  ['paris', []],
  ['vqa', []],
  ['😀', []],
  ['%', []],
] as const)
  test(`"${typed}" finds ${expected.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(
      rankPlaces(places, typed).map(({ id }) => id),
      expected,
    ));

test('nothing typed is the beginning of the list, and a text of any length has an answer of a bounded one', () => {
  const many = Array.from({ length: 500 }, (_, index) => place(String(index), 'Tbilisi'));
  assert.deepEqual(rankPlaces(many, ' '), many.slice(0, MOST_FOUND_PLACES));
  assert.equal(rankPlaces(many, 'tbilsi').length, MOST_FOUND_PLACES);
  assert.deepEqual(rankPlaces(many, 'a'.repeat(LONGEST_PLACE_WORDS * 1_000)), []);
});
