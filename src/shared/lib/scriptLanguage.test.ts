import { expect, test } from '@jest/globals';
import { scriptLanguage } from './scriptLanguage.ts';

test.each([
  ['A very clean Toyota', 'en'],
  ['Sehr sauber, danke!', 'en'],
  ['Машина Toyota как новая', 'ru'],
  ['ძალიან კარგი Toyota იყო', 'ka'],
  ['👍👍👍 5/5', null],
  ['', null],
])('%s has the letters of %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});
