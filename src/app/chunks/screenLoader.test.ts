import { expect, jest, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { makeScreenLoader } from './screenLoader.ts';

const Home = () => null;
const fetching = () => jest.fn<() => Promise<{ default: ComponentType }>>().mockResolvedValue({ default: Home });
const loaderOf = (code: ReturnType<typeof fetching>) =>
  makeScreenLoader(
    { code, namespaces: [] },
    {
      network: { isOnline: () => true, wait: () => Promise.resolve(), limit: () => new AbortController().signal },
      loadTexts: () => Promise.resolve(),
      onAwaited: () => undefined,
      onSettled: () => undefined,
      reloadIfOutdated: () => Promise.resolve(false),
    },
  );

test('what two wait for is fetched once, and kept', async () => {
  const code = fetching();
  const { peek, prefetch, load } = loaderOf(code);
  expect(peek()).toBeNull();
  prefetch();
  await expect(Promise.all([load(), load()])).resolves.toEqual([Home, Home]);
  expect(peek()).toBe(Home);
  await load();
  expect(code).toHaveBeenCalledTimes(1);
});

test('what could not be had is fetched again by who asks next, and nobody hears of it who only might want it', async () => {
  const code = fetching().mockRejectedValueOnce(new Error('broken'));
  const { peek, prefetch, load, reset } = loaderOf(code);
  prefetch();
  await expect(load()).rejects.toThrow('broken');
  expect(peek()).toBeNull();
  reset();
  await expect(load()).resolves.toBe(Home);
  expect(code).toHaveBeenCalledTimes(2);
});

test('a prefetch alone that fails is forgotten', async () => {
  const code = fetching().mockRejectedValueOnce(new Error('broken'));
  const { prefetch, load } = loaderOf(code);
  prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(load()).resolves.toBe(Home);
  expect(code).toHaveBeenCalledTimes(2);
});
