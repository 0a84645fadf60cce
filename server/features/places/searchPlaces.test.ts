import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchPlaces } from '#contract/calls/places.ts';
import { LONGEST_PLACE_WORDS } from '#contract/domain/limits.ts';
import { MOST_FOUND_PLACES } from '#contract/domain/places/rankPlaces.ts';
import type { Language } from '#contract/domain/values.ts';
import { testApp } from '#server/testing/testApp.ts';

test('places are found in any language with typing errors, and named in that of the session', async (t) => {
  const { inject } = await testApp(t);
  const found = async (q: string, language: Language = 'en') => {
    const headers = { 'accept-language': language };
    const { status, body } = await inject({ url: `/api/places/search?q=${encodeURIComponent(q)}`, headers });
    assert.equal(status, 200);
    return searchPlaces.response.parse(body).places;
  };
  const namesOf = async (q: string, language?: Language) => (await found(q, language)).map(({ name }) => name);
  for (const [typed, first] of [
    ['tbilsi', { kind: 'city', id: 1, name: 'Tbilisi', city_id: 1 }],
    ['TBS', { kind: 'airport', id: 1, name: 'Tbilisi Airport', city_id: 1 }],
    ['ვაკე', { kind: 'district', id: 1, name: 'Vake', city_id: 1 }],
    ['vake', { kind: 'district', id: 1, name: 'Vake', city_id: 1 }],
    ['batum', { kind: 'city', id: 2, name: 'Batumi', city_id: 2 }],
  ] as const)
    assert.deepEqual((await found(typed))[0], first, typed);
  const airports = ['Tbilisi Airport', 'Batumi Airport', 'Kutaisi Airport'];
  assert.deepEqual(await namesOf('airp'), airports);
  assert.deepEqual(await namesOf('аэропорт'), airports);
  assert.deepEqual(await namesOf('airp', 'ru'), ['Аэропорт Тбилиси', 'Аэропорт Батуми', 'Аэропорт Кутаиси']);
  assert.deepEqual(await namesOf('saburtlo', 'ka'), ['საბურთალო']);
  assert.deepEqual(await namesOf('nowhere'), []);
  const all = await found('');
  assert.equal(all.length, MOST_FOUND_PLACES);
  assert.deepEqual(
    all.slice(0, 3).map(({ name }) => name),
    ['Tbilisi', 'Tbilisi Airport', 'Batumi'],
  );
  assert.deepEqual(searchPlaces.response.parse((await inject('/api/places/search')).body).places, all);
  const tooLong = await inject(`/api/places/search?q=${'a'.repeat(LONGEST_PLACE_WORDS + 1)}`);
  assert.equal(tooLong.status, 422);
  assert.ok('q' in (tooLong.body as object));
});
