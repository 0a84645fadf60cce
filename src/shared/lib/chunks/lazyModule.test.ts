import { expect, jest, test } from '@jest/globals';
import { lazyModule } from './lazyModule.ts';

test('what two wait for is fetched once, and kept', async () => {
  const fetchCode = jest.fn(() => Promise.resolve('code'));
  const module = lazyModule(fetchCode);
  expect(module.peek()).toBeNull();
  await expect(Promise.all([module.load(), module.load()])).resolves.toEqual(['code', 'code']);
  expect(module.peek()).toBe('code');
  await module.load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('what could not be had is fetched again by who asks next, and nobody hears of it who only might want it', async () => {
  const fetchCode = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('broken'))
    .mockResolvedValue('code');
  const module = lazyModule(fetchCode);
  module.prefetch();
  await expect(module.load()).rejects.toThrow('broken');
  expect(module.peek()).toBeNull();
  await expect(module.load()).resolves.toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
