import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useAttempt } from './useAttempt.ts';

const attempt = () => renderHook(useAttempt).result.current;

test('a request keeps its key until it succeeds, however its error is told', async () => {
  const { keyOf, once } = attempt();
  const key = keyOf('raise');
  await once(async () => ({ error: { status: 'FETCH_ERROR' } }));
  expect(keyOf('raise')).toBe(key);
  await expect(once(async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(keyOf('raise')).toBe(key);
  await once(async () => ({ data: {}, error: undefined }));
  expect(keyOf('raise')).not.toBe(key);
});

test('another request has a key of its own, and a second click sends nothing', async () => {
  const { keyOf, once } = attempt();
  const key = keyOf('raise');
  expect(keyOf('lower')).not.toBe(key);
  let end = () => {};
  const first = once(async () => new Promise<string>((resolve) => (end = () => resolve('done'))));
  expect(await once(async () => 'again')).toBeNull();
  end();
  expect(await first).toBe('done');
});
