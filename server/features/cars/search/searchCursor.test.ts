import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Order, type Position, readCursor, writeCursor } from './searchCursor.ts';

const MOST = 2_147_483_647;
const refused = { fields: { cursor: 'cursorInvalid' } };
// Anything can be written here, as any client can send it.
const written = (...position: readonly unknown[]) => writeCursor(position as unknown as Position);
const order = (name: string) => name as Order;

test('a page goes on where the last one ended, also with a cursor of an earlier build', () => {
  assert.equal(writeCursor(['price_asc', 4_500, 17]), 'WmI3ZVlUTUJbInByaWNlX2FzYyIsNDUwMCwxN10');
  for (const position of [
    ['price_asc', 0, 1],
    ['price_desc', MOST, MOST],
    ['total_asc', 0, 1],
    ['total_desc', 366 * MOST, MOST],
  ] as const)
    assert.deepEqual(readCursor(writeCursor([...position]), position[0]), position);
});

test('a cursor that was edited, mistyped or made for another order is refused', () => {
  const good = written('price_asc', 4_500, 17);
  for (const cursor of ['', 'x', good.slice(1), `${good.slice(0, 20)}A${good.slice(21)}`, `${good}AAAA`])
    assert.throws(() => readCursor(cursor, 'price_asc'), refused, cursor);
  assert.throws(() => readCursor(good, 'price_desc'), refused);
  const edited = Buffer.from(Buffer.from(good, 'base64url').toString().replace('4500', '4501')).toString('base64url');
  assert.throws(() => readCursor(edited, 'price_asc'), refused);
});

test('a position that no page ends at is refused even with a valid signature', () => {
  for (const [name, key, id] of [
    ['price_asc', -1, 1],
    ['price_asc', 0.5, 1],
    ['price_asc', MOST + 1, 1],
    ['price_asc', 1, 0],
    ['price_asc', 1, 1.5],
    ['price_asc', 1, MOST + 1],
    ['price_asc', '1', 1],
    ['total_asc', -1, 1],
    ['total_asc', 0.5, 1],
    ['total_desc', 366 * MOST + 1, 1],
    ['total_desc', 1, 0],
    ['upwards', 1, 1],
  ] as const)
    assert.throws(() => readCursor(written(name, key, id), order(name)), refused, `${name} ${key} ${id}`);
  assert.throws(() => readCursor(written('price_asc', 1), 'price_asc'), refused);
});
