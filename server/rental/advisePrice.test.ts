import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MOST_PRICE } from '#contract/priceBounds.ts';
import { advisePrice, FURTHEST, LEAST_CHANGE, type WeekFacts } from './advisePrice.ts';

const week: WeekFacts = {
  price: 10_000,
  usualPrice: 10_000,
  floor: null,
  lead: 30,
  free: 7,
  booked: 0,
  habit: { usual: null, chance: null },
  similar: null,
};
const similar = { low: 9_000, high: 13_000, share: 0.5 };

test('a week that fills earlier than usual may cost more, by half of the distance', () => {
  const habit = { usual: 0.15, chance: 0.5 };
  assert.deepEqual(advisePrice({ ...week, free: 4, booked: 3, habit }), {
    price: 11_400,
    reason: { code: 'booked_fast', booked: 3, days: 7, usual: 15 },
  });
  assert.equal(advisePrice({ ...week, free: 5, booked: 2, habit: { usual: 0.04, chance: 0.5 } }), null);
  assert.equal(advisePrice({ ...week, free: 4, booked: 3 }), null);
});

test('days that stay free shortly before cost less, the more often such days stayed so', () => {
  const soon = { ...week, lead: 14, free: 6, booked: 1 };
  assert.deepEqual(advisePrice({ ...soon, habit: { usual: 0.5, chance: 0.35 } }), {
    price: 8_500,
    reason: { code: 'free_soon', free: 6, days: 7, chance: 35 },
  });
  assert.equal(advisePrice({ ...soon, habit: { usual: 0.5, chance: 0 } })?.price, 8_000);
  assert.equal(advisePrice({ ...soon, habit: { usual: 0.5, chance: 0.65 } }), null);
  assert.equal(advisePrice({ ...soon, lead: 15, habit: { usual: 0.5, chance: 0 } }), null);
});

test('a price that most similar cars do not have is questioned where renters seem to mind it, or not to notice', () => {
  const dear = { ...week, lead: 28, price: 14_000, usualPrice: 14_000, similar };
  assert.deepEqual(advisePrice(dear), {
    price: 13_000,
    reason: { code: 'above_most', low: 9_000, high: 13_000, share: 0, similar: 50 },
  });
  assert.equal(advisePrice({ ...dear, free: 4, booked: 3 }), null);
  assert.equal(advisePrice({ ...dear, lead: 29 }), null);
  const cheap = { ...week, lead: 28, price: 8_000, usualPrice: 8_000, free: 2, booked: 5, similar };
  assert.deepEqual(advisePrice(cheap), {
    price: 9_000,
    reason: { code: 'below_most', low: 9_000, high: 13_000, share: 71, similar: 50 },
  });
  assert.equal(advisePrice({ ...cheap, free: 3, booked: 4 }), null);
  assert.equal(advisePrice({ ...dear, price: 13_000, usualPrice: 13_000 }), null);
});

test('the floor holds, whole lari stay above it, and where nothing is left to lower nothing is said', () => {
  const soon = { ...week, lead: 3, habit: { usual: 0, chance: 0.1 } };
  assert.equal(advisePrice(soon)?.price, 8_000);
  assert.equal(advisePrice({ ...soon, floor: 9_250 })?.price, 9_300);
  assert.equal(advisePrice({ ...soon, floor: 9_750 }), null);
  assert.equal(advisePrice({ ...soon, floor: 12_000 }), null);
  assert.equal(advisePrice({ ...soon, free: 0, booked: 7 }), null);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const price = fc.integer({ min: 100, max: MOST_PRICE });
const facts: fc.Arbitrary<WeekFacts> = fc
  .record({
    price,
    apart: fc.double({ min: 0.5, max: 2, noNaN: true }),
    floor: fc.option(price),
    lead: fc.integer({ min: 0, max: 90 }),
    free: fc.integer({ min: 0, max: 7 }),
    booked: fc.integer({ min: 0, max: 7 }),
    habit: fc.record({ usual: fc.option(share), chance: fc.option(share) }),
    similar: fc.option(
      fc.record({ low: price, more: fc.integer({ min: 0, max: 20_000 }), share }).map(({ low, more, ...rest }) => ({
        ...rest,
        low,
        high: low + more,
      })),
    ),
  })
  .map(({ apart, ...rest }) => ({ ...rest, usualPrice: rest.price * apart }));

test('whatever is known, advice is whole lari, not below the floor, neither far off nor a trifle', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const advice = advisePrice(known);
      assert.deepEqual(advisePrice(known), advice);
      if (advice === null) return;
      assert.ok(known.free > 0);
      assert.equal(advice.price % 100, 0);
      assert.ok(advice.price >= (known.floor ?? 100) && advice.price <= MOST_PRICE);
      const change = Math.abs(advice.price / known.price - 1);
      assert.ok(change >= LEAST_CHANGE);
      // Whole lari may pass what the price allows by less than one, and the floor by more.
      if (known.price >= (known.floor ?? 0)) assert.ok(change <= FURTHEST + 100 / known.price);
    }),
    { numRuns: 2_000 },
  );
});

test('a car that is booked more, or whose free days are rented more often, is never advised a lower price', () => {
  const pairs = fc.tuple(facts, share, fc.integer({ min: 0, max: 7 }));
  const priceOf = (known: WeekFacts): number => advisePrice(known)?.price ?? known.price;
  fc.assert(
    fc.property(pairs, ([known, more, days]) => {
      const { chance, usual } = known.habit;
      if (chance !== null)
        assert.ok(priceOf({ ...known, habit: { usual, chance: Math.max(chance, more) } }) >= priceOf(known));
      const moved = Math.min(days, known.free - 1);
      if (moved > 0)
        assert.ok(priceOf({ ...known, free: known.free - moved, booked: known.booked + moved }) >= priceOf(known));
    }),
    { numRuns: 2_000 },
  );
});

test('advice that was taken leaves nothing more to advise while nothing else changes', () => {
  fc.assert(
    fc.property(facts, (known) => {
      // Where it cost what its rules say, as it does until somebody takes advice.
      const usual = { ...known, usualPrice: known.price, floor: null };
      const advice = advisePrice(usual);
      if (advice !== null) assert.equal(advisePrice({ ...usual, price: advice.price }), null);
    }),
    { numRuns: 2_000 },
  );
});
