import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CarBlock } from '#contract/calls/blocks.ts';
import { targetOf } from './gesture.ts';
import { countSpanDays, firstDayOf, lastDayOf, spanOfDays } from '../spans.ts';
import { dayAt, indexOfDay, timelineAround } from '../timeline.ts';

const today = '2026-05-13';
const timeline = timelineAround(today);
const home = indexOfDay(timeline, today);
const place = (day: number, carId = 1) => ({ carId, day: home + day });
const blockOn = (from: number, to: number): CarBlock => ({
  id: 7,
  car_id: 1,
  kind: 'owner',
  note: null,
  order: null,
  feed: null,
  ...spanOfDays(dayAt(timeline, home + from), dayAt(timeline, home + to)),
});
const day = fc.integer({ min: -30, max: 60 });

test('nothing is chosen, moved or stretched into the past', () => {
  fc.assert(
    fc.property(day, day, fc.nat(20), day, (down, from, length, at) => {
      const block = blockOn(from, from + length);
      const chosen = targetOf({ kind: 'select', start: place(down) }, place(at), timeline, today);
      if (chosen === null) expect(Math.max(down, at)).toBeLessThan(0);
      else expect(firstDayOf(chosen.span) >= today).toBe(true);
      for (const target of [
        targetOf({ kind: 'move', start: place(down), block }, place(at, 2), timeline, today),
        targetOf({ kind: 'stretch', edge: 'from', block }, place(at), timeline, today),
      ])
        expect(target?.span.from === block.from || firstDayOf(target?.span ?? block) >= today).toBe(true);
    }),
  );
});

test('moving preserves length and times, and uses the car under the pointer', () => {
  const block = { ...blockOn(3, 5), from: '2026-05-16T09:30' };
  expect(targetOf({ kind: 'move', start: place(4), block }, place(6, 2), timeline, today)).toEqual({
    carId: 2,
    span: { from: '2026-05-18T09:30', to: '2026-05-21T00:00' },
  });
  // A block that has begun stays with its car.
  const begun = blockOn(-2, 5);
  expect(targetOf({ kind: 'move', start: place(1), block: begun }, place(4, 2), timeline, today)).toEqual({
    carId: 1,
    span: { from: begun.from, to: begun.to },
  });
});

test('an end follows the pointer, but at least a day remains and the other end stays', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), day, (from, length, at) => {
      const block = blockOn(from, from + length);
      const first = targetOf({ kind: 'stretch', edge: 'from', block }, place(at), timeline, today)?.span ?? block;
      const last = targetOf({ kind: 'stretch', edge: 'to', block }, place(at), timeline, today)?.span ?? block;
      expect([first.to, last.from]).toEqual([block.to, block.from]);
      expect(Math.min(countSpanDays(first), countSpanDays(last))).toBeGreaterThan(0);
      expect(lastDayOf(last)).toBe(dayAt(timeline, home + Math.max(at, from)));
      expect(firstDayOf(first)).toBe(dayAt(timeline, home + Math.min(Math.max(0, at), from + length)));
    }),
  );
});
