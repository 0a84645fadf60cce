import { expect, test } from '@jest/globals';
import type { OfferedPlace } from '#contract/calls/places.ts';
import { termsOf, valuesOf } from './offerForm.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '22:00' }));
const place: OfferedPlace = {
  id: 1,
  kind: 'airport',
  target_id: 2,
  name: 'Kutaisi Airport',
  price: 4_050,
  hours: null,
  notice_hours: 3,
};

test.each([
  null,
  everyDay,
  everyDay.slice(0, 5),
  [...everyDay.slice(0, 6), { weekday: 7, from: '10:00', to: '12:00' }],
])('unchanged values of a place are sent unchanged', (hours) => {
  const before = { ...place, hours };
  expect(termsOf(valuesOf(before), before)).toEqual({ price: 4_050, notice_hours: 3, hours });
});

test('hours of every day are those of all seven; a branch has its own', () => {
  const values = { ...valuesOf(place), hours: 'byDay', from: '09:00', to: '20:00' } as const;
  expect(termsOf(values, null).hours).toEqual(everyDay.map((day) => ({ ...day, from: '09:00', to: '20:00' })));
  expect(termsOf({ ...values, kind: 'branch' }, null).hours).toBeNull();
});

test.each(['', 'free', '-1', '1.234'])('"%s" is no price and no count of hours: the server refuses it', (text) => {
  expect(termsOf({ ...valuesOf(place), price: text }, null).price).toBe(-1);
  expect(termsOf({ ...valuesOf(place), notice_hours: text }, null).notice_hours).toBe(-1);
});
