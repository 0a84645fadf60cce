import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { shownDay, wholeUnits } from '../format/formatMoney.ts';
import { MOST_PRICE_BOUND } from '../limits.ts';
import { highestShownAs, lowestShownAs } from './shownBounds.ts';

const rates = fc.constantFrom(null, ...[2.7134, 3.1402, 1, 0.0641, 0.033936].map((gel_per_unit) => ({ gel_per_unit })));

test('a price is within bounds exactly where what lists show of it is, in every currency and for any days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: -3, max: 3 }),
      rates,
      (total, days, beside, rate) => {
        const shown = wholeUnits(total, rate, days);
        const bound = Math.max(0, shown + beside);
        // As the server compares: whole tetri of a day.
        const day = shownDay(total, days);
        assert.equal(day >= lowestShownAs(bound, rate), shown >= bound);
        assert.equal(day <= highestShownAs(bound, rate), shown <= bound);
      },
    ),
  );
});

test('a bound is shown as the amount that it was made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), rates, (units, rate) => {
      assert.equal(wholeUnits(lowestShownAs(units, rate), rate), units);
      assert.equal(wholeUnits(highestShownAs(units, rate), rate), units);
    }),
  );
});

test('of lari the bounds are those of rounding up', () => {
  assert.deepEqual([lowestShownAs(51, null), highestShownAs(50, null)], [5001, 5000]);
  assert.deepEqual([lowestShownAs(0, null), highestShownAs(0, null), lowestShownAs(1, null)], [0, 0, 1]);
});

test('whatever somebody types becomes a bound that a search accepts', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: Number.MAX_VALUE, noNaN: true }), rates, (typed, rate) => {
      for (const bound of [lowestShownAs, highestShownAs])
        assert.ok(bound(Math.floor(typed), rate) >= 0 && bound(Math.floor(typed), rate) <= MOST_PRICE_BOUND);
    }),
  );
  // So many nines are beyond what a number holds exactly, and the longest that a field is filled with is beyond all numbers.
  for (const typed of [10 ** 15 - 1, 10 ** 17 - 1, Infinity])
    assert.equal(lowestShownAs(typed, { gel_per_unit: 2.7134 }), MOST_PRICE_BOUND);
});
