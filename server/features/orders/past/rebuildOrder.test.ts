import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentAt, momentsOf, rebuildOrder, type LogEntry } from './rebuildOrder.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 9, 0, second));

const entries: LogEntry[] = [
  { id: 1, source: 'orders', row_id: 7, at: at(1), transaction: 10, change: { id: 7, status: 'confirmed', refund: 0 } },
  { id: 2, source: 'car_blocks', row_id: 3, at: at(1), transaction: 10, change: { id: 3, kind: 'hold' } },
  { id: 3, source: 'payments', row_id: 4, at: at(2), transaction: 11, change: { id: 4, status: 'created' } },
  { id: 4, source: 'orders', row_id: 7, at: at(3), transaction: 12, change: { status: 'cancelled' } },
  { id: 5, source: 'payments', row_id: 4, at: at(3), transaction: 11, change: { status: 'voided' } },
  { id: 6, source: 'car_blocks', row_id: 3, at: at(4), transaction: 12, change: null },
];

const linesOf = (count: number) =>
  Object.fromEntries([...rebuildOrder(entries.slice(0, count))].map(([source, rows]) => [source, [...rows.values()]]));

test('rows are what was written to them, one after the other', () => {
  assert.deepEqual(linesOf(0), {});
  assert.deepEqual(linesOf(2), {
    orders: [{ id: 7, status: 'confirmed', refund: 0 }],
    car_blocks: [{ id: 3, kind: 'hold' }],
  });
  assert.deepEqual(linesOf(6), {
    orders: [{ id: 7, status: 'cancelled', refund: 0 }],
    payments: [{ id: 4, status: 'voided' }],
    car_blocks: [],
  });
});

test('what was written together is one moment, also where two transactions wrote at the same time', () => {
  assert.deepEqual(momentsOf(entries), [
    { at: at(1), count: 2 },
    { at: at(3), count: 5 },
    { at: at(4), count: 6 },
  ]);
  assert.deepEqual(momentsOf([]), []);
});

test('a clock that went back moves no moment before another', () => {
  const written = { source: 'payments', change: null } as const;
  const back = [
    { ...written, at: at(5), transaction: 1 },
    { ...written, at: at(2), transaction: 2 },
    { ...written, at: at(6), transaction: 3 },
  ];
  const moments = momentsOf(back);
  assert.deepEqual(moments, [
    { at: at(5), count: 2 },
    { at: at(6), count: 3 },
  ]);
  assert.equal(momentAt(moments, at(5))?.count, 2);
  assert.equal(momentAt(moments, at(4)), undefined);
  assert.equal(momentAt(moments, at(9))?.count, 3);
});

test('an event happened when it says so, so that its own time leads to what came of it', () => {
  const moments = momentsOf([
    { source: 'orders', change: { status: 'confirmed' }, at: at(1), transaction: 1 },
    { source: 'orders', change: { status: 'cancelled' }, at: at(4), transaction: 2 },
    { source: 'order_events', change: { event: 'cancel', at: '2026-11-28T09:00:03+00:00' }, at: at(4), transaction: 2 },
  ]);
  assert.deepEqual(moments, [
    { at: at(1), count: 1 },
    { at: at(3), count: 3 },
  ]);
});

test('of an order that is older than its log nothing is said about the time before', () => {
  const old = { event: 'cancel', at: '2025-03-01T09:00:03+00:00' };
  const moments = momentsOf([{ source: 'order_events', change: old, at: at(4), transaction: 2 }]);
  assert.deepEqual(moments, [{ at: at(4), count: 1 }]);
});
