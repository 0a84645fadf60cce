import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver } from './isOver.ts';

test('an order is over from the end of its waiting time on, and never if it waits for nothing', () => {
  const moment = new Date('2026-11-20T10:00:00Z');
  const at = (ms: number) => new Date(moment.getTime() + ms);
  assert.deepEqual(
    [-1, 0, 1].map((ms) => isOver({ expires_at: moment }, at(ms))),
    [false, true, true],
  );
  assert.equal(isOver({ expires_at: null }, at(1)), false);
});
