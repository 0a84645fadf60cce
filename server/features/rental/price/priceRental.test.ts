import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, countRentalDays, instantOf } from '#contract/domain/rentalTime.ts';
import { priceDay, type PriceRules } from '#contract/domain/money/priceDay.ts';
import { priceRental } from './priceRental.ts';
import { listRentalDays } from '../rentalDays.ts';

const tetri = fc.integer({ min: 1, max: 1_000_000 });
const date = fc
  .integer({ min: 0, max: 3_650 })
  .map((day) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));
const rules: fc.Arbitrary<PriceRules> = fc.record({
  base: tetri,
  dates: fc.dictionary(date, tetri, { maxKeys: 4 }),
  seasons: fc.array(fc.record({ name: fc.constantFrom('Summer', 'Snow'), from: date, to: date, price: tetri }), {
    maxLength: 2,
  }),
  weekdays: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), tetri),
  lengths: fc.array(fc.record({ min_days: fc.integer({ min: 2, max: 40 }), price: tetri }), { maxLength: 3 }),
  discounts: fc.array(
    fc.record({ min_days: fc.integer({ min: 2, max: 40 }), percent: fc.integer({ min: 1, max: 90 }) }),
    { maxLength: 3 },
  ),
});
const plain: PriceRules = { base: 10_000, dates: {}, seasons: [], weekdays: {}, lengths: [], discounts: [] };
const priceOfDay = (rule: PriceRules, day: string, count: number) => priceDay(rule, day, count).price;
const moment = (text: string): Date => instantOf(text) ?? assert.fail(text);

test('the date goes before the season, that before the weekday, that before the length, that before the base', () => {
  const monday = '2026-11-23';
  const lengths = [
    { min_days: 7, price: 8_000 },
    { min_days: 3, price: 9_000 },
  ];
  assert.equal(priceOfDay(plain, monday, 10), 10_000);
  assert.equal(priceOfDay({ ...plain, lengths }, monday, 2), 10_000);
  assert.equal(priceOfDay({ ...plain, lengths }, monday, 3), 9_000);
  assert.equal(priceOfDay({ ...plain, lengths }, monday, 30), 8_000);
  assert.equal(priceOfDay({ ...plain, lengths, weekdays: { 1: 12_000 } }, monday, 30), 12_000);
  const winter = { name: 'Winter', from: monday, to: addDays(monday, 7), price: 13_000 };
  const inWinter = { ...plain, lengths, weekdays: { 1: 12_000 }, seasons: [winter] };
  assert.deepEqual(priceDay(inWinter, monday, 30), { date: monday, price: 13_000, rule: 'season', season: 'Winter' });
  assert.equal(priceOfDay({ ...inWinter, dates: { [monday]: 15_000 } }, monday, 30), 15_000);
  assert.equal(priceOfDay(inWinter, addDays(monday, -1), 30), 8_000);
  assert.equal(priceOfDay(inWinter, addDays(monday, 7), 30), 13_000);
  assert.equal(priceOfDay(inWinter, addDays(monday, 8), 30), 8_000);
  assert.equal(priceOfDay({ ...plain, weekdays: { 7: 11_000 } }, '2026-11-22', 1), 11_000);
});

test('the discount is rounded once, on the whole', () => {
  const discounts = [
    { min_days: 3, percent: 5 },
    { min_days: 7, percent: 10 },
  ];
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
  assert.deepEqual(priceRental({ ...plain, base: 3_333, discounts }, days).discount, 500);
  assert.equal(priceRental({ ...plain, discounts }, days.slice(1)).discount, 0);
  const sevenths = { ...plain, base: 10_007, discounts: [{ min_days: 1, percent: 7 }] };
  assert.equal(priceRental(sevenths, ['2026-11-20']).discount, 700);
});

test('a price is whole tetri: the sum of its days less the discount, never below zero', () => {
  fc.assert(
    fc.property(rules, fc.array(date, { minLength: 1, maxLength: 60 }), (rule, dates) => {
      const { days, discount, total } = priceRental(rule, dates);
      const sum = days.reduce((all, day) => all + day.price, 0);
      assert.ok(Number.isSafeInteger(total) && Number.isSafeInteger(discount));
      assert.equal(total + discount, sum);
      assert.ok(total >= 0 && discount >= 0);
      assert.deepEqual(
        days.map((day) => day.date),
        dates,
      );
    }),
  );
});

test('a started 24 hours is a day, with 59 minutes of grace', () => {
  const days = (from: string, to: string): number => countRentalDays({ from: moment(from), to: moment(to) });
  assert.equal(days('2026-12-01T10:00', '2026-12-01T10:01'), 1);
  assert.equal(days('2026-12-01T10:00', '2026-12-02T10:00'), 1);
  assert.equal(days('2026-12-01T10:00', '2026-12-02T10:59'), 1);
  assert.equal(days('2026-12-01T10:00', '2026-12-02T11:00'), 2);
  assert.equal(days('2026-12-01T10:00', '2026-12-05T10:00'), 4);
});

test('days are counted up with the length, and each has its own date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 * 1440 }), fc.integer({ min: 0, max: 1439 }), (minutes, start) => {
      const from = new Date(moment('2026-12-01T00:00').getTime() + start * 60_000);
      const dates = listRentalDays({ from, to: new Date(from.getTime() + minutes * 60_000) });
      const later = countRentalDays({ from, to: new Date(from.getTime() + (minutes + 1440) * 60_000) });
      assert.equal(new Set(dates).size, dates.length);
      assert.equal(dates[0], '2026-12-01');
      assert.ok(later === dates.length + 1 || minutes < 60);
    }),
  );
});
