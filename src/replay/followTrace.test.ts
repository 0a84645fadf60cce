import { expect, test } from '@jest/globals';
import { followTrace } from './followTrace.ts';
import type { Reduce } from './makeReplay.ts';
import type { OpenedTrace } from './openedTrace.ts';

const actions = [{ type: 'a' }, { type: 'broken' }, { type: 'b' }];
const trace: OpenedTrace = {
  actionsById: Object.fromEntries(
    [{ type: '@@INIT' }, ...actions].map((action, id) => [id, { type: 'PERFORM_ACTION', action, timestamp: id }]),
  ),
  stagedActionIds: [0, 1, 2, 3],
  skippedActionIds: [],
  committedState: { one: 1, api: { config: { online: true }, queries: {} } },
  trace: null,
};

/** Two versions of a reducer whose objects have their keys in another order. */
const reduces: readonly Reduce[] = [
  (state, { type }) => {
    if (type === 'broken') throw new Error('no');
    return type === '@@INIT' ? state : { ...state, last: type, zero: { y: type, x: 0 } };
  },
  (state, { type }) => {
    if (type === 'broken') throw new Error('no');
    return type === '@@INIT'
      ? state
      : { zero: { x: 0, y: type }, ...state, last: type, ...(type === 'b' && { zero: { y: type, x: 0 } }) };
  },
];

test.each(reduces)('the changes of each action are listed, whatever the order of keys', (reduce) => {
  expect(followTrace(trace, reduce)).toEqual([
    { step: 0, action: '@@INIT', changes: [] },
    {
      step: 1,
      action: 'a',
      changes: [
        ['last', 'a'],
        ['zero', { x: 0, y: 'a' }],
      ],
    },
    { step: 2, action: 'broken', changes: [], thrown: 'Error: no' },
    {
      step: 3,
      action: 'b',
      changes: [
        ['last', 'b'],
        ['zero.y', 'b'],
      ],
    },
  ]);
});
