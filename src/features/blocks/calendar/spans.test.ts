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
  takenPartsOf,
} from './spans.ts';
import type { Span } from './spans.ts';
import { countDays, dayAt, indexAtPixel, indexOfDay, placeOf, timelineAround } from './timeline.ts';

const start = '2026-05-04';
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(start, days));
const days = fc.tuple(day, day).map(([one, other]) => spanOfDays(one, other));
/** Spans that don't overlap each other, as blocks of one car are, with times of the day. */
const blocks = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 72 }), fc.integer({ min: 0, max: 96 })), { maxLength: 20 })
  .map((list) => {
    let at = Date.parse(`${start}T00:00:00Z`);
    const moment = (hours: number) => new Date((at += hours * 3_600_000)).toISOString().slice(0, 16);
    return list.map(([length, gap]): Span => ({ from: moment(gap), to: moment(length) }));
  });

test('free and taken parts of a span make it up without a gap and without an overlap', () => {
  fc.assert(
    fc.property(days, blocks, (span, taken) => {
      const parts = [...freePartsOf(span, taken), ...takenPartsOf(span, taken)].toSorted((a, b) =>
        a.from < b.from ? -1 : 1,
      );
      expect(parts[0]?.from).toBe(span.from);
      expect(parts.at(-1)?.to).toBe(span.to);
      parts.slice(1).forEach((part, index) => expect(part.from).toBe(parts[index]?.to));
      for (const part of freePartsOf(span, taken)) expect(taken.some((other) => overlap(other, part))).toBe(false);
    }),
  );
});

test('what is offered instead is free, of the same length and as near as nothing else', () => {
  fc.assert(
    fc.property(days, blocks, day, (span, taken, earliest) => {
      const near = nearestFree(span, taken, earliest);
      const isFree = (other: Span) => !taken.some((block) => overlap(block, other)) && firstDayOf(other) >= earliest;
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

test('the part that is offered is free and of whole days where there are any', () => {
  fc.assert(
    fc.property(days, blocks, (span, taken) => {
      const part = longestFreePart(span, taken);
      if (part === null) {
        expect(freePartsOf(span, taken)).toEqual([]);
        return;
      }
      expect(taken.some((other) => overlap(other, part))).toBe(false);
      expect(part.from >= span.from && part.to <= span.to).toBe(true);
    }),
  );
  const order = { from: '2026-05-24T07:00', to: '2026-05-31T10:00' };
  expect(longestFreePart(spanOfDays('2026-05-19', '2026-05-25'), [order])).toEqual(
    spanOfDays('2026-05-19', '2026-05-23'),
  );
  // Nothing but a few hours is left: better than nothing.
  expect(longestFreePart(spanOfDays('2026-05-24', '2026-05-24'), [order])).toEqual({
    from: '2026-05-24T00:00',
    to: '2026-05-24T07:00',
  });
});

test('days make a span whichever comes first, and the span names them', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const span = spanOfDays(one, other);
      expect(spanOfDays(other, one)).toEqual(span);
      expect([firstDayOf(span), lastDayOf(span)]).toEqual([one, other].toSorted());
    }),
  );
});

test('pixels and days are each other’s inverse, and outside there is the nearest day', () => {
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
        expect(placeOf(timeline, `${dayAt(timeline, index)}T12:00`)).toBeCloseTo(index + 0.5);
      },
    ),
  );
  expect(indexAtPixel(timeline, -5, 40)).toBe(0);
  expect(indexAtPixel(timeline, 1e9, 40)).toBe(countDays(timeline) - 1);
});
