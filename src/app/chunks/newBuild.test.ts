import { expect, jest, test } from '@jest/globals';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { makeBuildCheck } from './newBuild.ts';

function page(changes: Partial<Parameters<typeof makeBuildCheck>[0]> = {}) {
  const reload = jest.fn(() => Promise.resolve());
  const check = makeBuildCheck({
    build: 'a',
    fetchNewestBuild: () => Promise.resolve('b'),
    storage: memoryStorage(),
    isReloaded: false,
    hasUnsavedWork: () => false,
    reload,
    ...changes,
  });
  return { reload, check };
}

test('a newer build is moved over to', async () => {
  const { reload, check } = page();
  expect(await check.reloadIfOutdated()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the same build is not', async () => {
  const { reload, check } = page({ build: 'b' });
  expect(await check.reloadIfOutdated()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that stays old after the reload does not reload again', async () => {
  const storage = memoryStorage();
  await page({ storage }).check.reloadIfOutdated();
  const { reload, check } = page({ storage, isReloaded: true });
  expect(await check.reloadIfOutdated()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('without storage the navigation type shows that the page was reloaded', async () => {
  expect(await page({ storage: null }).check.reloadIfOutdated()).toBe(true);
  expect(await page({ storage: null, isReloaded: true }).check.reloadIfOutdated()).toBe(false);
});

test('nothing is reloaded under unsaved work, and it may be once that is done', async () => {
  let isBusy = true;
  const { reload, check } = page({ hasUnsavedWork: () => isBusy });
  expect(await check.reloadIfOutdated()).toBe(false);
  isBusy = false;
  expect(await check.reloadIfOutdated()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('two screens that fail at once reload the page once', async () => {
  const { reload, check } = page();
  expect(await Promise.all([check.reloadIfOutdated(), check.reloadIfOutdated()])).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that does not say its build changes nothing', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await page({ fetchNewestBuild: () => Promise.reject(new Error('503')) }).check.isOutdated()).toBe(false);
  expect(await page({ fetchNewestBuild: () => Promise.resolve(null) }).check.reloadIfOutdated()).toBe(false);
  warning.mockRestore();
});
