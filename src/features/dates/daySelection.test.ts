import { expect, test } from '@jest/globals';
import type { DaySelection } from './daySelection.ts';
import { isBlocked, selectDay } from './daySelection.ts';

const rules = {
  today: '2026-05-10',
  last: '2026-12-31',
  minDays: 2,
  isTaken: (day: string) => day === '2026-05-20' || day === '2026-05-21',
  isClosed: (day: string) => day === '2026-05-24' || day === '2026-05-18',
};
const empty: DaySelection = { step: 'empty' };
const started: DaySelection = { step: 'start', start: '2026-05-15' };

test('two clicks make a range, a third starts over', () => {
  const start = selectDay(empty, '2026-05-15', rules);
  const done = selectDay(start, '2026-05-19', rules);
  expect(done).toEqual({ step: 'done', start: '2026-05-15', end: '2026-05-19' });
  expect(selectDay(done, '2026-05-17', rules)).toEqual({ step: 'start', start: '2026-05-17' });
});

test('a day before the start becomes the start', () => {
  expect(selectDay(started, '2026-05-12', rules)).toEqual({ step: 'start', start: '2026-05-12' });
});

test('past, far and booked days are blocked', () => {
  expect(isBlocked(empty, '2026-05-09', rules)).toBe(true);
  expect(isBlocked(empty, '2027-01-01', rules)).toBe(true);
  expect(isBlocked(empty, '2026-05-20', rules)).toBe(true);
  expect(isBlocked(empty, '2026-05-10', rules)).toBe(false);
});

test('the end respects the minimum rental and never crosses a booked day', () => {
  expect(isBlocked(started, '2026-05-16', rules)).toBe(true);
  expect(isBlocked(started, '2026-05-17', rules)).toBe(false);
  expect(isBlocked(started, '2026-05-20', rules)).toBe(false);
  expect(isBlocked(started, '2026-05-21', rules)).toBe(true);
  expect(isBlocked(started, '2026-05-25', rules)).toBe(false);
  expect(selectDay(started, '2026-05-25', rules)).toEqual({ step: 'start', start: '2026-05-25' });
});

test('a closed day cannot begin or end a rental, but can lie within one', () => {
  expect(isBlocked(empty, '2026-05-24', rules)).toBe(true);
  expect(isBlocked(started, '2026-05-18', rules)).toBe(true);
  expect(isBlocked(started, '2026-05-19', rules)).toBe(false);
  expect(selectDay(started, '2026-05-19', rules)).toMatchObject({ step: 'done' });
});
