import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MOST_PRICE } from '#contract/domain/money/priceBounds.ts';
import { advisePrice, type FreeDay, FURTHEST, LEAST_CHANGE, type WeekFacts } from './advisePrice.ts';

const days = (count: number, price = 10_000): FreeDay[] =>
  Array.from({ length: count }, () => ({ price, usualPrice: price }));

const week: WeekFacts = {
  free: days(7),
  booked: 0,
  lead: 30,
  floor: null,
  habit: { usual: null, chance: null },
  similar: null,
};
const similar = { low: 9_000, high: 13_000, share: 0.5 };
const advised = (facts: WeekFacts) => {
  const advice = advisePrice(facts);
  return advice && { price: advice.price, reason: advice.reason };
};

test('a week that fills earlier than usual may cost more, by half of the distance', () => {
  const habit = { usual: 0.15, chance: 0.5 };
  assert.deepEqual(advised({ ...week, free: days(4), booked: 3, habit }), {
    price: 11_400,
    reason: { code: 'booked_fast', booked: 3, days: 7, usual: 15 },
  });
  assert.equal(advisePrice({ ...week, free: days(5), booked: 2, habit: { usual: 0.04, chance: 0.5 } }), null);
  assert.equal(advisePrice({ ...week, free: days(4), booked: 3 }), null);
  assert.equal(advisePrice({ ...week, lead: 14, free: days(4), booked: 3, habit: { usual: 0.15, chance: 1 } }), null);
});

test('days that stay free shortly before cost less, the more often such days stayed so', () => {
  const soon = { ...week, lead: 14, free: days(6), booked: 1 };
  const usually = (chance: number) => ({ ...soon, habit: { usual: 0.5, chance } });
  assert.deepEqual(advised(usually(0.35)), {
    price: 8_500,
    reason: { code: 'free_soon', free: 6, days: 7, chance: 35 },
  });
  assert.equal(advisePrice(usually(0))?.price, 8_000);
  assert.equal(advisePrice(usually(0.65)), null);
  assert.equal(advisePrice({ ...usually(0), lead: 15 }), null);
  assert.equal(advisePrice({ ...usually(0), free: [], booked: 7 }), null);
});

test('a price that most similar cars do not have is questioned where renters seem to mind it, or not to notice', () => {
  const dear = { ...week, lead: 28, free: days(7, 14_000), similar };
  assert.deepEqual(advised(dear), {
    price: 13_000,
    reason: { code: 'above_most', low: 9_000, high: 13_000, share: 0, similar: 50 },
  });
  assert.equal(advisePrice({ ...dear, free: days(4, 14_000), booked: 3 }), null);
  assert.equal(advisePrice({ ...dear, lead: 29 }), null);
  assert.equal(advisePrice({ ...dear, free: days(7, 13_000) }), null);
  const cheap = { ...week, lead: 28, free: days(2, 8_000), booked: 5, similar };
  assert.deepEqual(advised(cheap), {
    price: 9_000,
    reason: { code: 'below_most', low: 9_000, high: 13_000, share: 71, similar: 50 },
  });
  assert.equal(advisePrice({ ...cheap, free: days(3, 8_000), booked: 4 }), null);
});

test('shortly before, the lowest price counts that anything speaks for, earlier the highest', () => {
  const habit = { usual: 0, chance: 0.35 };
  const dear = { ...week, free: days(4, 14_000), booked: 3, similar: { low: 9_000, high: 13_000, share: 0.6 } };
  assert.equal(advised({ ...dear, lead: 14, habit })?.reason.code, 'free_soon');
  assert.equal(advised({ ...dear, lead: 14, habit: { usual: 0, chance: 0.6 } })?.reason.code, 'above_most');
  assert.equal(advised({ ...dear, lead: 15, habit })?.reason.code, 'booked_fast');
});

test('the floor holds for each day, and without room to lower there is no advice', () => {
  const soon = { ...week, lead: 3, habit: { usual: 0, chance: 0 } };
  assert.equal(advisePrice({ ...soon, floor: 9_250 })?.price, 9_300);
  assert.equal(advisePrice({ ...soon, floor: 9_750 }), null);
  assert.equal(advisePrice({ ...soon, floor: 12_000 }), null);
  const weekend = [...days(4), ...days(1, 15_000)];
  assert.deepEqual(advisePrice({ ...soon, free: weekend, floor: 9_150 })?.days, [9_200, 9_200, 9_200, 9_200, 12_000]);
});

test('days with prices of their own go a step at a time, and no further than the other rules say', () => {
  const soon = { ...week, lead: 3, habit: { usual: 0, chance: 0 } };
  const free = [
    { price: 20_000, usualPrice: 10_000 },
    { price: 10_000, usualPrice: 10_000 },
    { price: 7_050, usualPrice: 10_000 },
  ];
  assert.deepEqual(advisePrice({ ...soon, free })?.days, [16_000, 8_000, 7_050]);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const price = fc.integer({ min: 100, max: MOST_PRICE });
const facts: fc.Arbitrary<WeekFacts> = fc.record({
  free: fc.array(
    fc
      .record({ price, apart: fc.double({ min: 0.5, max: 2, noNaN: true }) })
      .map((day) => ({ price: day.price, usualPrice: Math.max(100, day.price * day.apart) })),
    { maxLength: 7 },
  ),
  booked: fc.integer({ min: 0, max: 7 }),
  lead: fc.integer({ min: 0, max: 90 }),
  floor: fc.option(price),
  habit: fc.record({ usual: fc.option(share), chance: fc.option(share) }),
  similar: fc.option(
    fc
      .record({ low: price, more: fc.integer({ min: 0, max: 20_000 }), share })
      .map(({ low, more, ...rest }) => ({ ...rest, low, high: low + more })),
  ),
});
const runs = { numRuns: 2_000 };

test('whatever is known, advised days are whole lari, not below the floor, neither far off nor a trifle', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const advice = advisePrice(known);
      assert.deepEqual(advisePrice(known), advice);
      if (advice === null) return;
      assert.equal(advice.days.length, known.free.length);
      for (const [place, { price: before }] of known.free.entries()) {
        const after = advice.days[place] ?? 0;
        assert.ok(after === before || after % 100 === 0);
        assert.ok(after >= (known.floor ?? 100) && after <= MOST_PRICE);
        if (before >= (known.floor ?? 0)) assert.ok(Math.abs(after - before) <= before * FURTHEST);
      }
      const mean = known.free.reduce((sum, day) => sum + day.price, 0) / known.free.length;
      assert.ok(Math.abs(advice.price - mean) + 1 >= mean * LEAST_CHANGE);
    }),
    runs,
  );
});

test('a car that is booked more, or whose free days are rented more often, is never advised a lower price', () => {
  const priceOf = (known: WeekFacts): number => advisePrice(known)?.price ?? Math.round(known.free[0]?.price ?? 0);
  const alike = facts.filter(({ free }) => free.length > 0);
  fc.assert(
    fc.property(alike, share, fc.integer({ min: 1, max: 6 }), (known, more, count) => {
      const same = (length: number) => Array.from({ length }, () => known.free[0] ?? { price: 0, usualPrice: 0 });
      const { chance, usual } = known.habit;
      const week = { ...known, free: same(7), booked: 0 };
      assert.ok(priceOf({ ...week, free: same(7 - count), booked: count }) >= priceOf(week));
      if (chance !== null)
        assert.ok(priceOf({ ...week, habit: { usual, chance: Math.max(chance, more) } }) >= priceOf(week));
    }),
    runs,
  );
});

test('advice that was taken leaves nothing more to advise while nothing else changes', () => {
  fc.assert(
    fc.property(facts, (known) => {
      // Days cost what the rules say, as they do until advice is taken.
      const usual = { ...known, free: known.free.map((day) => ({ ...day, usualPrice: day.price })) };
      const advice = advisePrice(usual);
      const free = usual.free.map(({ usualPrice }, place) => ({ usualPrice, price: advice?.days[place] ?? 0 }));
      if (advice !== null) assert.equal(advisePrice({ ...usual, free }), null);
    }),
    runs,
  );
});
