import { expect, jest, test } from '@jest/globals';
import { ChunkFailure } from './chunkFailure.ts';
import { retrying } from './retrying.ts';

const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 7 failed.\n(${type}: http://localhost/static/7.js)`), {
    name: 'ChunkLoadError',
    type,
  });
const failing = (times: number, error: Error) => {
  let left = times;
  return jest.fn(() => (left-- > 0 ? Promise.reject(error) : Promise.resolve('screen')));
};

function network(isOnline = true) {
  const limit = new AbortController();
  const limits: number[] = [];
  return {
    isOnline: () => isOnline,
    wait: jest.fn((_milliseconds: number) => Promise.resolve()),
    limit: (milliseconds: number) => {
      limits.push(milliseconds);
      return limit.signal;
    },
    limits,
    endTime: () => limit.abort(),
  };
}

test.each(['missing', 'error'])('%s is tried twice more, with growing pauses', async (type) => {
  const load = failing(2, chunkError(type));
  const around = network();
  await expect(retrying(load, around)).resolves.toBe('screen');
  expect(load).toHaveBeenCalledTimes(3);
  const [[first], [second]] = around.wait.mock.calls as unknown as [[number], [number]];
  expect(first).toBe(500);
  expect(second).toBeGreaterThanOrEqual(2000);
});

test.each(['missing', 'error'])('%s that stays is named, and so is the chunk', async (type) => {
  const load = failing(9, chunkError(type));
  await expect(retrying(load, network())).rejects.toMatchObject({
    type,
    chunk: '7',
    message: `Loading chunk 7 failed (${type})`,
  });
  expect(load).toHaveBeenCalledTimes(3);
});

test('a try that timed out has used up all the time', async () => {
  const load = failing(9, chunkError('timeout'));
  await expect(retrying(load, network())).rejects.toMatchObject({ message: 'Loading chunk 7 failed (timeout)' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('all tries together get 120 seconds: one that is still running then is ignored', async () => {
  const hanging = Promise.withResolvers<string>();
  const isHanging = Promise.withResolvers<void>();
  let tries = 0;
  const load = () => {
    tries += 1;
    if (tries === 1) return Promise.reject(chunkError('error'));
    isHanging.resolve();
    return hanging.promise;
  };
  const around = network();
  const loading = retrying(load, around);
  await isHanging.promise;
  around.endTime();
  await expect(loading).rejects.toMatchObject({ type: 'timeout', message: 'Loading chunk 7 failed (timeout)' });
  expect(around.limits).toEqual([120_000]);
  expect(tries).toBe(2);
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
