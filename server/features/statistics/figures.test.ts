import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addUp, nothing, type Tally, toFigures } from './figures.ts';

const figuresOf = (...tallies: Partial<Tally>[]) =>
  toFigures(addUp(tallies.map((tally) => ({ ...nothing, ...tally }))));

test('without days there are no figures', () => {
  const { occupancy, day_price, lead_median, cancelled_share, rating, net } = figuresOf();
  assert.deepEqual(
    [occupancy, day_price, lead_median, cancelled_share, rating, net],
    [null, null, null, null, null, 0],
  );
});

test('shares are of the sums of all cars, not means of shares', () => {
  const of = figuresOf(
    { rented: 7, available: 7, rent: 70_000, rentDays: 7, stars: 5, reviews: 1, cancelled: 1, agreed: 2 },
    { rented: 0, available: 21, rent: 60_001, rentDays: 3, stars: 7, reviews: 2, cancelled: 0, agreed: 5 },
  );
  assert.deepEqual([of.occupancy, of.day_price, of.rating, of.cancelled_share], [25, 13_000, 4, 14.3]);
});

test('days ahead are grouped by their last one, and the median is the middle rental', () => {
  const of = figuresOf({
    leads: new Map([
      [0, 2],
      [1, 1],
      [3, 1],
      [4, 1],
      [14, 1],
      [15, 1],
      [30, 1],
      [31, 1],
      [400, 3],
    ]),
  });
  assert.deepEqual(of.lead_counts, [2, 2, 1, 1, 2, 4]);
  assert.equal(of.lead_median, (14 + 15) / 2);
  assert.equal(figuresOf({ leads: new Map([[9, 1]]) }, { leads: new Map([[2, 2]]) }).lead_median, 2);
});
