import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import diff from 'microdiff';
import { differenceOf, withoutMachine } from './differenceOf.ts';

test('what was added, removed and changed, each with its path', () => {
  const same = { deep: { deeper: [1] } };
  const before = { a: { b: { c: { d: 1 } }, gone: null }, list: [1, 2], same };
  const after = { a: { b: { c: { d: 2 } }, come: undefined }, list: [1, 3, 4], same };
  expect(differenceOf(before, after)).toEqual([
    { type: 'CHANGE', path: ['a', 'b', 'c', 'd'], value: 2, oldValue: 1 },
    { type: 'REMOVE', path: ['a', 'gone'], oldValue: null },
    { type: 'CREATE', path: ['a', 'come'], value: undefined },
    { type: 'CHANGE', path: ['list', 1], value: 3, oldValue: 2 },
    { type: 'CREATE', path: ['list', 2], value: 4 },
  ]);
});

test('it finds what comparing everything finds', () => {
  // It treats inherited names as properties, at every depth.
  const name = fc.string().filter((one) => !(one in {}));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.string(),
      fc.array(tie('value')),
      fc.dictionary(name, tie('value')),
    ),
  }));
  const state = fc.dictionary(name, value);
  const sorted = (found: readonly { path: (string | number)[] }[]) =>
    found.map((one) => JSON.stringify(one)).toSorted();
  fc.assert(
    fc.property(state, state, (before, after) => {
      const mixed = { ...before, ...after };
      expect(sorted(differenceOf(before, mixed))).toEqual(sorted(diff(before, mixed)));
    }),
  );
});

test('a property may be called like one that every object inherits', () => {
  expect(differenceOf({}, { valueOf: 1 })).toEqual([{ type: 'CREATE', path: ['valueOf'], value: 1 }]);
});

test('what belongs to one browser is left out', () => {
  expect(withoutMachine({ route: 1, api: { queries: {}, config: { online: true }, subscriptions: {} } })).toEqual({
    route: 1,
    api: { queries: {} },
  });
});
