import { expect, test } from '@jest/globals';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { rememberDestination, takeDestination } from './destination.ts';

const isOwn = (pathname: string) => pathname === '/orders';

test('a destination is given once', () => {
  const storage = memoryStorage();
  rememberDestination(storage, '/orders?page=2#paid');
  expect(takeDestination(storage, isOwn)).toBe('/orders?page=2#paid');
  expect(takeDestination(storage, isOwn)).toBeNull();
  expect(contentOf(storage)).toEqual({});
});

test.each([
  'https://elsewhere.test/orders',
  '//elsewhere.test/orders',
  '/\\elsewhere.test/orders',
  'javascript:alert(1)',
  'orders',
  '/nowhere',
])('%s is no destination', (path) => {
  const storage = memoryStorage({ destination: path });
  expect(takeDestination(storage, isOwn)).toBeNull();
  expect(contentOf(storage)).toEqual({});
});

test('without storage there is no destination', () => {
  rememberDestination(null, '/orders');
  expect(takeDestination(null, isOwn)).toBeNull();
});
