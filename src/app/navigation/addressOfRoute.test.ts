import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { routeNames, routeOf } from '#contract/routes.ts';
import { matchRoute } from '#src/shared/lib/routes.ts';
import { addressOfRoute } from './addressOfRoute.ts';
import { routeStateOf } from './useNavigationEffects.ts';

const stateAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://gza.ge');
  return routeStateOf(pathname, search);
};

test('other names stay out, and of two of a name the first one counts, as it does for the screens', () => {
  expect(stateAt('/orders?token=abc&page=2&page=3&utm_source=x&thread=1').search).toEqual({ page: '2' });
});

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((value) => !/^\.{1,2}$/.test(value));
const route = fc.constantFrom(...routeNames.map(routeOf)).chain(({ path, query = [] }) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return fc.record({
    pattern: fc.constant(path),
    params: fc.record(Object.fromEntries(names.map((name) => [name, text]))),
    search: query.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...query), text),
  });
});

test('the address of a route parses to that route', () => {
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

test('an unknown route, or one with a missing parameter, still has an address', () => {
  expect(matchRoute(addressOfRoute(stateAt('/nowhere/at/all')))).toBeNull();
  expect(addressOfRoute({ pattern: '//evil.example', params: {}, search: { page: '2' } })).toBe('/-?page=2');
  expect(addressOfRoute({ pattern: '/orders/:id', params: {}, search: {} })).toBe('/orders/-');
});
