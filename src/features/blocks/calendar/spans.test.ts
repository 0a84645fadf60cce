import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '#src/features/dates/localDay.ts';
import {
  countSpanDays,
  firstDayOf,
  freePartsOf,
  lastDayOf,
  longestFreePart,
  nearestFree,
  overlap,
  shiftSpan,
  spanOfDays,
  busyPartsOf,
} from './spans.ts';
import type { Span } from './spans.ts';
import { countDays, dayAt, indexAtPixel, indexOfDay, dayOffsetOf, timelineAround } from './timeline.ts';

const start = '2026-05-04';
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(start, days));
const days = fc.tuple(day, day).map(([one, other]) => spanOfDays(one, other));
/** Spans that don't overlap, as blocks of one car, with times of day. */
const blocks = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 72 }), fc.integer({ min: 0, max: 96 })), { maxLength: 20 })
  .map((list) => {
    let at = Date.parse(`${start}T00:00:00Z`);
    const moment = (hours: number) => new Date((at += hours * 3_600_000)).toISOString().slice(0, 16);
    return list.map(([length, gap]): Span => ({ from: moment(gap), to: moment(length) }));
  });

test('free and busy parts cover a span without gap or overlap', () => {
  fc.assert(
    fc.property(days, blocks, (span, busy) => {
      const parts = [...freePartsOf(span, busy), ...busyPartsOf(span, busy)].toSorted((a, b) =>
        a.from < b.from ? -1 : 1,
      );
      expect(parts[0]?.from).toBe(span.from);
      expect(parts.at(-1)?.to).toBe(span.to);
      parts.slice(1).forEach((part, index) => expect(part.from).toBe(parts[index]?.to));
      for (const part of freePartsOf(span, busy)) expect(busy.some((other) => overlap(other, part))).toBe(false);
    }),
  );
});

test('the alternative is free, of the same length, and nothing nearer is', () => {
  fc.assert(
    fc.property(days, blocks, day, (span, busy, earliest) => {
      const near = nearestFree(span, busy, earliest);
      const isFree = (other: Span) => !busy.some((block) => overlap(block, other)) && firstDayOf(other) >= earliest;
      const away = (other: Span) => Math.abs(Date.parse(other.from.slice(0, 10)) - Date.parse(span.from.slice(0, 10)));
      const all = Array.from({ length: 241 }, (_, index) => index - 120)
        .filter((shift) => shift !== 0)
        .map((shift) => shiftSpan(span, shift))
        .filter(isFree);
      if (near === null) expect(all).toEqual([]);
      else {
        expect(isFree(near)).toBe(true);
        expect(countSpanDays(near)).toBe(countSpanDays(span));
        expect(away(near)).toBe(Math.min(...all.map(away)));
      }
    }),
  );
});

test('the offered part is free and consists of whole days if there are any', () => {
  fc.assert(
    fc.property(days, blocks, (span, busy) => {
      const part = longestFreePart(span, busy);
      if (part === null) {
        expect(freePartsOf(span, busy)).toEqual([]);
        return;
      }
      expect(busy.some((other) => overlap(other, part))).toBe(false);
      expect(part.from >= span.from && part.to <= span.to).toBe(true);
    }),
  );
  const order = { from: '2026-05-24T07:00', to: '2026-05-31T10:00' };
  expect(longestFreePart(spanOfDays('2026-05-19', '2026-05-25'), [order])).toEqual(
    spanOfDays('2026-05-19', '2026-05-23'),
  );
  // Only a few hours are left, which is better than nothing.
  expect(longestFreePart(spanOfDays('2026-05-24', '2026-05-24'), [order])).toEqual({
    from: '2026-05-24T00:00',
    to: '2026-05-24T07:00',
  });
});

test('two days in any order make a span, which returns them', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const span = spanOfDays(one, other);
      expect(spanOfDays(other, one)).toEqual(span);
      expect([firstDayOf(span), lastDayOf(span)]).toEqual([one, other].toSorted());
    }),
  );
});

test('pixels and days are each other’s inverse, and outside it is the nearest day', () => {
  const timeline = timelineAround('2026-05-13');
  expect(new Date(`${timeline.first}T00:00:00Z`).getUTCDay()).toBe(1);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: countDays(timeline) - 1 }),
      fc.integer({ min: 20, max: 400 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (index, width, part) => {
        expect(indexAtPixel(timeline, (index + part) * width, width)).toBe(index);
        expect(indexOfDay(timeline, dayAt(timeline, index))).toBe(index);
        expect(dayOffsetOf(timeline, `${dayAt(timeline, index)}T12:00`)).toBeCloseTo(index + 0.5);
      },
    ),
  );
  expect(indexAtPixel(timeline, -5, 40)).toBe(0);
  expect(indexAtPixel(timeline, 1e9, 40)).toBe(countDays(timeline) - 1);
});
