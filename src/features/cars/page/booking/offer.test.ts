import { expect, test } from '@jest/globals';
import { offerOf } from './offer.ts';

const range = { from: '2026-06-03T12:00', to: '2026-06-05T11:30' };
const calendar = ['01', '02', '03', '04', '05', '06', '07', '08'].map((day, index) => ({
  date: `2026-06-${day}`,
  is_free: index > 3,
  price: 10_000,
}));
const free = { is_free: true, total: 20_000, days: 2 };
const known = { range, minDays: 1, answer: free, failure: null, calendar };

test('without dates there is nothing to offer', () => {
  expect(offerOf({ ...known, range: null })).toEqual({ step: 'noDates' });
});

test('free dates have the total and the days of the server', () => {
  expect(offerOf(known)).toEqual({ step: 'free', total: 20_000, days: 2 });
});

test('dates are being checked until the answer for them is there', () => {
  expect(offerOf({ ...known, answer: null })).toEqual({ step: 'checking' });
});

test('a rental below the shortest one is refused whatever the calendar says', () => {
  expect(offerOf({ ...known, minDays: 3 })).toEqual({ step: 'tooShort' });
});

test('taken dates come with the nearest free ones at the same hours', () => {
  expect(offerOf({ ...known, answer: { ...free, is_free: false } })).toEqual({
    step: 'taken',
    nearest: { from: '2026-06-05T12:00', to: '2026-06-07T11:30' },
  });
});

test('dates the server refuses are explained in its words', () => {
  const failure = { fields: { from: 'This moment has passed.' } };
  expect(offerOf({ ...known, answer: null, failure })).toEqual({
    step: 'failed',
    message: 'This moment has passed.',
  });
  expect(offerOf({ ...known, answer: null, failure: { fields: {} } })).toEqual({ step: 'failed', message: null });
});
