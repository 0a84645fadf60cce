import { expect, test } from '@jest/globals';
import { nearestTime, timesOn } from './rentalTimes.ts';

const noonInGeorgia = Date.parse('2026-11-20T08:00:00Z');

test('today has future times only', () => {
  expect(timesOn('2026-11-20', noonInGeorgia)[0]).toBe('12:30');
  expect(timesOn('2026-11-21', noonInGeorgia)[0]).toBe('00:00');
  expect(timesOn(null, noonInGeorgia)).toHaveLength(48);
});

test('a day has the times at which it is open, both ends included', () => {
  const until = (to: string) => () => ({ from: '09:15', to });
  expect(timesOn('2026-11-21', noonInGeorgia, until('10:30'))).toEqual(['09:15', '09:30', '10:00', '10:30']);
  expect(timesOn('2026-11-21', noonInGeorgia, until('24:00')).at(-1)).toBe('23:30');
  expect(timesOn('2026-11-20', noonInGeorgia, until('12:45'))).toEqual(['12:30', '12:45']);
  expect(timesOn('2026-11-20', noonInGeorgia, until('12:00'))).toEqual([]);
  expect(timesOn('2026-11-21', noonInGeorgia, () => null)).toEqual([]);
  expect(timesOn('2026-11-21', noonInGeorgia, () => undefined)).toHaveLength(48);
  expect(nearestTime('2026-11-21', '08:00', noonInGeorgia, until('10:30'))).toBe('09:15');
  expect(nearestTime('2026-11-21', '20:00', noonInGeorgia, until('10:30'))).toBe('10:30');
});

test('a requested time that has passed moves to the next one', () => {
  expect(nearestTime('2026-11-20', '10:00', noonInGeorgia)).toBe('12:30');
  expect(nearestTime('2026-11-20', '18:00', noonInGeorgia)).toBe('18:00');
  expect(nearestTime('2026-11-21', '10:00', noonInGeorgia)).toBe('10:00');
});
