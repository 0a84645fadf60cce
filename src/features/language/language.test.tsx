import { expect, jest, test } from '@jest/globals';
import { http } from 'msw';
import { server } from '#mocks/server.ts';
import { makeStore } from '#src/app/store.ts';
import { detectLanguage } from '#src/shared/i18n/detectLanguage.ts';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { switchLanguage } from './switchLanguage.ts';

function pageOf() {
  const page = { rememberLanguage: jest.fn(), reload: jest.fn(() => Promise.resolve()) };
  return { page, store: makeStore({ page }) };
}

test('after a successful switch the language is stored and the page reloads', async () => {
  const { page, store } = pageOf();
  await store.dispatch(switchLanguage('ka'));
  expect(page.rememberLanguage).toHaveBeenCalledWith('ka');
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('a failed switch is only logged', async () => {
  server.use(http.all('*', () => new Response(null, { status: 503 })));
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { page, store } = pageOf();
  await store.dispatch(switchLanguage('ru'));
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.rememberLanguage).not.toHaveBeenCalled();
  expect(warning).toHaveBeenCalledTimes(1);
  warning.mockRestore();
});

test.each([
  ['en-US', 'en'],
  ['ka-GE', 'ka'],
  ['RU', 'ru'],
  ['fr', 'en'],
])('a browser in %s gets %s, and it is cached', (wanted, language) => {
  const storage = memoryStorage();
  expect(detectLanguage(storage, [wanted])).toBe(language);
  expect(contentOf(storage)).toEqual({ i18nextLng: language });
});

test("the cached language comes before the browser's, unless it is not supported", () => {
  expect(detectLanguage(memoryStorage({ i18nextLng: 'ru-RU' }), ['ka'])).toBe('ru');
  expect(detectLanguage(memoryStorage({ i18nextLng: 'xx' }), ['de', 'ka'])).toBe('ka');
  expect(detectLanguage(null, ['ka'])).toBe('ka');
  const storage = memoryStorage({ i18nextLng: 'ru' });
  expect(detectLanguage(storage, ['en'], '?sort=newest&lang=ka')).toBe('ka');
  // Stored for later pages.
  expect(detectLanguage(storage, ['en'], '?lang=de')).toBe('ka');
});
