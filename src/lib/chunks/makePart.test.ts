import { expect, jest, test } from '@jest/globals';
import { makePart } from './makePart.ts';

test('what two wait for is fetched once, and kept', async () => {
  const fetchCode = jest.fn(() => Promise.resolve('code'));
  const part = makePart(fetchCode);
  expect(part.peek()).toBeNull();
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['code', 'code']);
  expect(part.peek()).toBe('code');
  await part.load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('what could not be had is fetched again by who asks next, and nobody hears of it who only might want it', async () => {
  const fetchCode = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('broken'))
    .mockResolvedValue('code');
  const part = makePart(fetchCode);
  part.prefetch();
  await expect(part.load()).rejects.toThrow('broken');
  expect(part.peek()).toBeNull();
  await expect(part.load()).resolves.toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
