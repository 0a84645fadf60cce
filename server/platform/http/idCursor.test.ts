import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutPage, readIdCursor } from './idCursor.ts';

test('a list goes on before an id, and before nothing that is none', () => {
  assert.deepEqual([readIdCursor(undefined), readIdCursor('1'), readIdCursor('999999999')], [null, 1, 999_999_999]);
  for (const cursor of ['', '0', '01', 'x1', '1x', '-1', '1.5', ' 1', '1000000000'])
    assert.throws(() => readIdCursor(cursor), { fields: { cursor: 'cursorInvalid' } }, cursor);
});

test('a page says where the next one begins only when there is one', () => {
  const [c, b, a] = [{ id: 3 }, { id: 2 }, { id: 1 }];
  assert.deepEqual(cutPage([c, b, a], 2), { shown: [c, b], next_cursor: '2' });
  assert.deepEqual(cutPage([{ id: 4 }, c, b, a], 3).next_cursor, '2');
  assert.deepEqual(cutPage([c, b], 2), { shown: [c, b], next_cursor: null });
  assert.deepEqual(cutPage([c], 2), { shown: [c], next_cursor: null });
  assert.deepEqual(cutPage([], 2), { shown: [], next_cursor: null });
});
