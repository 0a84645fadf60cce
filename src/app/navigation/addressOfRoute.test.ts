import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { routePatterns } from '#contract/routePatterns.ts';
import { matchRoute } from '#src/lib/routeAccess.ts';
import { addressOfRoute } from './addressOfRoute.ts';
import { routeStateOf } from './routeStateOf.ts';

const stateAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://gza.ge');
  return routeStateOf(pathname, search);
};

const source = join(__dirname, '../..');
const namesRead = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/(?:search|query|params)\.get\('(\w+)'\)/g)])
  .map(([, name = '']) => name);

test('the store knows every name that a screen reads from its address', () => {
  expect(namesRead).toEqual(expect.arrayContaining(['thread', 'page', 'status', 'needs', 'view', 'q']));
  for (const name of namesRead) expect([name, stateAt(`/search?${name}=1`).search]).toEqual([name, { [name]: '1' }]);
});

test('other names stay out, and of two of a name the first one counts, as it does for the screens', () => {
  expect(stateAt('/search?token=abc&page=2&page=3&utm_source=x').search).toEqual({ page: '2' });
});

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((value) => !/^\.{1,2}$/.test(value));
const route = fc.constantFrom(...Object.values(routePatterns)).chain((pattern) => {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return fc.record({
    pattern: fc.constant(pattern),
    params: fc.record(Object.fromEntries(names.map((name) => [name, text]))),
    search: fc.dictionary(fc.constantFrom(...namesRead), text),
  });
});

test('the address of a route gives that route again', () => {
  fc.assert(
    fc.property(route, (state) => {
      expect(stateAt(addressOfRoute(state))).toEqual({
        ...state,
        params: { ...state.params },
        search: { ...state.search },
      });
    }),
  );
});

test('what is no route, or lacks a part, has an address all the same', () => {
  expect(matchRoute(addressOfRoute(stateAt('/nowhere/at/all')))).toBeNull();
  expect(addressOfRoute({ pattern: '//evil.example', params: {}, search: { page: '2' } })).toBe('/-?page=2');
  expect(addressOfRoute({ pattern: '/orders/:id', params: {}, search: {} })).toBe('/orders/-');
});
