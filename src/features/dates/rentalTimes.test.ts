import { expect, test } from '@jest/globals';
import { nearestTime, timesOn } from './rentalTimes.ts';

const noonInGeorgia = Date.parse('2026-11-20T08:00:00Z');

test('today offers only times to come', () => {
  expect(timesOn('2026-11-20', noonInGeorgia)[0]).toBe('12:30');
  expect(timesOn('2026-11-21', noonInGeorgia)[0]).toBe('00:00');
  expect(timesOn(null, noonInGeorgia)).toHaveLength(48);
});

test('a wanted time that is over moves to the next one', () => {
  expect(nearestTime('2026-11-20', '10:00', noonInGeorgia)).toBe('12:30');
  expect(nearestTime('2026-11-20', '18:00', noonInGeorgia)).toBe('18:00');
  expect(nearestTime('2026-11-21', '10:00', noonInGeorgia)).toBe('10:00');
});
