import { expect, test } from '@jest/globals';
import { barsOf } from './bars.ts';
import type { Entry } from './entries.ts';

const timeline = { first: '2026-11-02', weeks: 4 };
const entry = (from: string, to: string, end = to): Entry => ({
  key: from,
  kind: 'order',
  from: `2026-11-${from}`,
  to: `2026-11-${to}`,
  end: `2026-11-${end}`,
  block: null,
  order: null,
  isLow: false,
});
const bars = (entries: readonly Entry[], edge = 0) =>
  barsOf(entries, timeline, 100, edge).map(({ gap, width, tail, indent }) => ({ gap, width, tail, indent }));

test('a bar is offset from the one before it by the days between them, and negatively where they overlap', () => {
  expect(bars([entry('03T00:00', '05T00:00'), entry('06T12:00', '08T00:00'), entry('07T00:00', '09T00:00')])).toEqual([
    { gap: 100, width: 198, tail: 0, indent: 0 },
    { gap: 152, width: 148, tail: 0, indent: 0 },
    { gap: -98, width: 198, tail: 0, indent: 0 },
  ]);
});

test('preparation is the end of a bar, and every bar is wide enough to be seen', () => {
  expect(bars([entry('03T00:00', '05T00:00', '04T12:00'), entry('05T00:00', '05T01:00')])).toEqual([
    { gap: 100, width: 198, tail: 50, indent: 0 },
    { gap: 2, width: 6, tail: 0, indent: 0 },
  ]);
});

test('labels start where the visible days begin, but stay within their bar', () => {
  const indentAt = (edge: number) => bars([entry('03T00:00', '08T00:00')], edge)[0]?.indent;
  expect([0, 100, 250, 480, 2_000].map(indentAt)).toEqual([0, 0, 150, 380, 408]);
});
