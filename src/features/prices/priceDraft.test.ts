import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PriceDraft } from './priceDraft.ts';
import { priceDays, putDiscount, putSeason, seasonOn, toSave } from './priceDraft.ts';
import { readLari, writeLari } from './readLari.ts';
import { addMonths, lastDayOf, weeksOf } from './monthDays.ts';
import { firstView, moved, showing, sized, stretchedFrom, stretchedTo, turned } from './pricesView.ts';

const draft: PriceDraft = { base: 10_000, weekdays: [], seasons: [], dates: [], lengths: [], discounts: [] };
const summer = { name: 'Summer', from: '2027-07-01', to: '2027-08-31', price: 15_000 };

test('days get a price of their own and lose it again; their neighbours do not change', () => {
  const own = priceDays(draft, { from: '2027-06-29', to: '2027-07-02' }, 12_000);
  expect(own.dates.map(({ date }) => date)).toEqual(['2027-06-29', '2027-06-30', '2027-07-01', '2027-07-02']);
  const without = priceDays(own, { from: '2027-06-30', to: '2027-07-01' }, null);
  expect(without.dates.map(({ date }) => date)).toEqual(['2027-06-29', '2027-07-02']);
  expect(priceDays(without, { from: '2027-07-02', to: '2027-07-02' }, 9_000).dates.at(-1)).toEqual({
    date: '2027-07-02',
    price: 9_000,
  });
});

test('seasons share no day; the one that is edited is no obstacle to itself', () => {
  const one = putSeason(draft, summer, null);
  expect(seasonOn(one, { from: '2027-08-31', to: '2027-09-10' }, null)?.name).toBe('Summer');
  expect(seasonOn(one, { from: '2027-09-01', to: '2027-09-10' }, null)).toBeUndefined();
  expect(seasonOn(one, { from: '2027-06-30', to: '2027-07-01' }, null)?.name).toBe('Summer');
  expect(seasonOn(one, summer, one.seasons[0] ?? null)).toBeUndefined();
  expect(putSeason(one, { ...summer, price: 9_000 }, one.seasons[0] ?? null).seasons).toEqual([
    { ...summer, price: 9_000 },
  ]);
});

test('a step replaces another for the same number of days; prices of past days are not sent', () => {
  const steps = putDiscount(putDiscount(draft, { min_days: 7, percent: 10 }), { min_days: 3, percent: 5 });
  expect(putDiscount(steps, { min_days: 7, percent: 12 }).discounts).toEqual([
    { min_days: 3, percent: 5 },
    { min_days: 7, percent: 12 },
  ]);
  const dated = priceDays(draft, { from: '2026-11-20', to: '2026-11-23' }, 9_000);
  expect(toSave(dated, '2026-11-22').dates.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-23']);
  expect(toSave({ ...draft, base: null }, '2026-11-22')).not.toHaveProperty('base');
});

test('lari are read exactly and written back', () => {
  expect(['146.88', '146,8', ' 70 '].map(readLari)).toEqual([14_688, 14_680, 7_000]);
  expect(['', '0.99', '1.999', '-5', 'ten', '100000.01', '1e3'].map(readLari)).toEqual(Array(7).fill(null));
  fc.assert(fc.property(fc.integer({ min: 100, max: 10_000_000 }), (tetri) => readLari(writeLari(tetri)) === tetri));
});

test('a month is whole weeks from Monday on', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
  const weeks = weeksOf('2027-02');
  expect(weeks).toHaveLength(4);
  expect(weeks[0]?.[0]).toBe('2027-02-01');
  expect(weeksOf('2027-05')[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02']);
});

test('the window over the year never leaves it, and pages go from one year to the next and back', () => {
  expect(moved(firstView, 99)).toEqual({ year: 0, start: 9, count: 3 });
  expect(stretchedTo(firstView, -5)).toEqual({ year: 0, start: 0, count: 1 });
  expect(stretchedTo(firstView, 99).count).toBe(12);
  expect(stretchedFrom(moved(firstView, 4), 99)).toEqual({ year: 0, start: 6, count: 1 });
  expect(sized(moved(firstView, 9), 12)).toEqual({ year: 0, start: 0, count: 12 });
  const last = moved(firstView, 9);
  expect(turned(last, 1)).toEqual({ year: 1, start: 0, count: 3 });
  expect(turned(turned(last, 1), -1)).toEqual(last);
  expect(turned(firstView, -1)).toEqual(firstView);
  expect(showing(firstView, 3)).toEqual({ year: 0, start: 1, count: 3 });
  expect(showing(firstView, 13)).toEqual({ year: 1, start: 0, count: 3 });
  expect([showing(firstView, -1), showing(firstView, 24)]).toEqual([null, null]);
});
