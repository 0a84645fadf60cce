import { afterEach, expect, jest, test } from '@jest/globals';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { storeFonts } from './storedFonts.ts';

const files = ['/static/latin.woff2', '/static/georgian.woff2'];
const answersWith = (...answers: readonly (Response | Error)[]) => {
  const left = [...answers];
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = left.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('Not asked.'));
  });
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('fonts are remembered once all of them are there, and then not fetched again', async () => {
  const storage = memoryStorage();
  const fetched = answersWith(new Response('latin'), new Response('georgian'));
  await storeFonts(storage, files);
  expect(storage.getItem('fonts')).toBe(files.join(' '));
  await storeFonts(storage, files);
  expect(fetched).toHaveBeenCalledTimes(files.length);
});

test.each([
  ['is missing', new Response('', { status: 404 })],
  ['is cut off', new TypeError('Failed to fetch')],
])('none is remembered while one %s, and the next page tries again', async (_name, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = memoryStorage();
  answersWith(new Response('latin'), answer, new Response('latin'), new Response('georgian'));
  await storeFonts(storage, files);
  expect(storage.getItem('fonts')).toBeNull();
  await storeFonts(storage, files);
  expect(storage.getItem('fonts')).toBe(files.join(' '));
});
