import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceWeeks } from './adviceWeeks.ts';

test('twelve weeks follow tomorrow, each to its Sunday', () => {
  const wednesday = adviceWeeks('2026-11-18');
  assert.equal(wednesday.length, 12);
  assert.deepEqual(wednesday.slice(0, 2), [
    { from: '2026-11-19', to: '2026-11-22' },
    { from: '2026-11-23', to: '2026-11-29' },
  ]);
  assert.deepEqual(wednesday.at(-1), { from: '2027-02-01', to: '2027-02-07' });
  assert.deepEqual(adviceWeeks('2026-11-21')[0], { from: '2026-11-22', to: '2026-11-22' });
  assert.deepEqual(adviceWeeks('2026-11-22')[0], { from: '2026-11-23', to: '2026-11-29' });
});
