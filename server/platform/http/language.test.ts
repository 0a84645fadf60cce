import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { preferredLanguage } from './language.ts';

test('what the browser prefers picks one of ours', () => {
  const cases = [
    [undefined, 'en'],
    ['', 'en'],
    ['ka', 'ka'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['de, ka;q=0.5, ru;q=0.7', 'ru'],
    ['ru;q=0, ka;q=0.1', 'ka'],
    ['de-DE, fr', 'en'],
    [';;;,,q=', 'en'],
  ] as const;
  for (const [header, expected] of cases) assert.equal(preferredLanguage(header), expected, header);
});

test('a chosen language is remembered and goes before what the browser prefers', async (t) => {
  const { inject, cookies } = await testApp(t);
  const message = async () =>
    ((await inject({ url: '/api/user', headers: { 'accept-language': 'ru' } })).body as { message: string }).message;
  assert.equal(await message(), 'Сначала войдите, пожалуйста.');
  const chosen = await inject('/api/language/ka');
  assert.deepEqual([chosen.status, chosen.body], [200, { status: 'success', language: 'ka' }]);
  assert.equal(cookies.get('lang'), 'ka');
  assert.equal(await message(), 'გთხოვთ, ჯერ გაიაროთ ავტორიზაცია.');
});

test('another language is refused and changes nothing', async (t) => {
  const { inject, cookies } = await testApp(t);
  for (const lang of ['de', 'EN', 'en-US', 'GE']) {
    const answer = await inject(`/api/language/${lang}`);
    assert.equal(answer.status, 422, lang);
    assert.deepEqual(Object.keys(answer.body as object), ['lang']);
  }
  assert.equal(cookies.size, 0);
});
