import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardsOf } from './drawBoard.ts';

test('each side with marks is drawn once, with the numbers of the list', () => {
  const mark = (side: 'left' | 'rear') => ({ x: 1, y: 2, side, note: '' });
  const at = '2027-01-10T05:00:00.000Z';
  const word = { side: 'client' as const, way: 'account' as const, at, remarks: null, marks: [mark('left')] };
  const boards = boardsOf({ marks: [mark('rear'), mark('left')], confirmations: [word] });
  assert.deepEqual(
    boards.map(({ side, marks }) => [side, marks.map(({ number }) => number)]),
    [
      ['left', [2, 3]],
      ['rear', [1]],
    ],
  );
});
