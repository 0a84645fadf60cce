import { expect, test } from '@jest/globals';
import { isWeekend } from './isWeekend.ts';

test('days are of weekends from Friday to Sunday', () => {
  expect(isWeekend([{ from: '2027-05-14', to: '2027-05-16' }])).toBe(true);
  expect(
    isWeekend([
      { from: '2027-05-15', to: '2027-05-15' },
      { from: '2027-05-21', to: '2027-05-22' },
    ]),
  ).toBe(true);
  expect(isWeekend([{ from: '2027-05-13', to: '2027-05-14' }])).toBe(false);
  expect(isWeekend([{ from: '2027-05-16', to: '2027-05-17' }])).toBe(false);
});
