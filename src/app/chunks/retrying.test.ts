import { expect, jest, test } from '@jest/globals';
import { ChunkFailure } from './chunkFailure.ts';
import { retrying } from './retrying.ts';

const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 7 failed.\n(${type})`), { name: 'ChunkLoadError', type });
const failing = (times: number, error: Error) => {
  let left = times;
  return jest.fn(() => (left-- > 0 ? Promise.reject(error) : Promise.resolve('screen')));
};
const network = (isOnline = true) => ({ isOnline: () => isOnline, wait: jest.fn(() => Promise.resolve()) });

test.each(['missing', 'error', 'timeout'])('%s is tried twice more, with growing pauses', async (type) => {
  const load = failing(2, chunkError(type));
  const around = network();
  await expect(retrying(load, around)).resolves.toBe('screen');
  expect(load).toHaveBeenCalledTimes(3);
  const [[first], [second]] = around.wait.mock.calls as unknown as [[number], [number]];
  expect(first).toBe(500);
  expect(second).toBeGreaterThanOrEqual(2000);
});

test.each(['missing', 'error', 'timeout'])('%s that stays is named', async (type) => {
  const load = failing(9, chunkError(type));
  await expect(retrying(load, network())).rejects.toMatchObject({ type });
  expect(load).toHaveBeenCalledTimes(3);
});

test('without a network nothing is tried again', async () => {
  const load = failing(9, chunkError('error'));
  await expect(retrying(load, network(false))).rejects.toEqual(new ChunkFailure('offline', chunkError('error')));
  expect(load).toHaveBeenCalledTimes(1);
});

test('an error of the code itself is no failure to load', async () => {
  const mistake = new TypeError('x is not a function');
  const load = failing(9, mistake);
  await expect(retrying(load, network())).rejects.toBe(mistake);
  expect(load).toHaveBeenCalledTimes(1);
});
