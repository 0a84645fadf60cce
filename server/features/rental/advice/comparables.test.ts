import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { compareWith, listDays, meanDayPrice, type SimilarCar } from './comparables.ts';

const plain: PriceRules = { base: 10_000, dates: {}, seasons: [], weekdays: {}, lengths: [], discounts: [] };
const similar = (prices: readonly number[], ownerOf: (place: number) => number = (place) => place): SimilarCar[] =>
  prices.map((price, place) => ({
    id: place + 1,
    ownerId: ownerOf(place),
    name: 'Kia Rio',
    year: 2020,
    price,
    rented: place,
    available: 10,
  }));

test('of fewer than five owners nothing is shown, however many cars they have', () => {
  assert.equal(compareWith([]), null);
  assert.equal(compareWith(similar([1, 2, 3, 4])), null);
  assert.equal(
    compareWith(
      similar(
        Array.from({ length: 20 }, () => 100),
        (place) => place % 4,
      ),
    ),
    null,
  );
  assert.equal(
    compareWith(
      similar(
        Array.from({ length: 20 }, () => 100),
        (place) => place % 5,
      ),
    )?.owners,
    5,
  );
});

test('the middle half of the prices is shown, and one occupancy of all of them together', () => {
  assert.deepEqual(compareWith(similar([50_00, 10_00, 20_00, 40_00, 30_00])), {
    cars: [50_00, 10_00, 20_00, 40_00, 30_00].map((price, place) => ({
      id: place + 1,
      name: 'Kia Rio',
      year: 2020,
      price,
    })),
    owners: 5,
    mean: 30_00,
    low: 20_00,
    median: 30_00,
    high: 40_00,
    occupancy: 20,
  });
  const six = compareWith(similar([0, 100, 200, 300, 400, 1001]));
  assert.deepEqual([six?.low, six?.median, six?.high, six?.mean], [125, 250, 375, 334]);
  assert.equal(compareWith(similar([1, 1, 1, 1, 1]).map((car) => ({ ...car, available: 0 })))?.occupancy, null);
});

test('the price of some days is the mean of what each of them costs alone', () => {
  const friday = '2026-11-20';
  const span = listDays({ from: friday, to: '2026-11-23' });
  assert.equal(meanDayPrice(plain, span), 10_000);
  assert.equal(meanDayPrice({ ...plain, weekdays: { 6: 12_000 } }, span), 10_500);
  assert.equal(
    meanDayPrice({ ...plain, dates: { '2026-11-23': 20_001 }, lengths: [{ min_days: 2, price: 1 }] }, span),
    12_500,
  );
  assert.equal(meanDayPrice(plain, listDays({ from: friday, to: friday })), 10_000);
});
