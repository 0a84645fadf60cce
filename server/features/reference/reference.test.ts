import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getReference } from '#contract/calls/reference/reference.ts';
import { namedLists } from '#contract/domain/referenceLists.ts';
import { testApp } from '#server/testing/testApp.ts';

test('the lists have the same codes in every language and names of their own', async (t) => {
  const { inject } = await testApp(t);
  const [en, ka, ru] = await Promise.all(
    ['en', 'ka', 'ru'].map(async (language) => {
      const { status, body } = await inject({ url: '/api/reference', headers: { 'accept-language': language } });
      assert.equal(status, 200);
      return getReference.response.parse(body);
    }),
  );
  assert.ok(en && ka && ru);
  for (const list of namedLists) {
    assert.ok(en[list].length > 1);
    assert.deepEqual(
      ka[list].map(({ code }) => code),
      en[list].map(({ code }) => code),
    );
    assert.ok(
      ka[list].every(({ name }) => /^[ა-ჰ0-9 (),₾-]+$/.test(name)),
      list,
    );
    assert.ok(
      ru[list].every(({ name }) => /^[А-Яа-яёЁ0-9 (),₾-]+$/.test(name)),
      list,
    );
  }
  assert.ok(en.cities.length >= 10 && en.brands.every(({ models }) => models.length > 0));
  assert.deepEqual([en.cities[0]?.name, ka.cities[0]?.name, ru.cities[0]?.name], ['Tbilisi', 'თბილისი', 'Тбилиси']);
});
