import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ExtraPrice, priceQuote, checkSums } from './priceQuote.ts';
import { netOf } from '#contract/domain/money/percentOf.ts';
import { priceDay, type PriceRules } from '#contract/domain/money/priceDay.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { anyTerms, extras, prices, tiers } from '../testing/anyPrices.ts';

const terms = { commissionPercent: 15, prepaidPercent: 30 };
const plain: PriceRules = { base: 10_000, dates: {}, seasons: [], weekdays: {}, lengths: [], discounts: [] };
const datesOf = (count: number, from = '2026-12-01') => Array.from({ length: count }, (_, day) => addDays(from, day));
const seat: ExtraPrice = { code: 'child_seat', price: 1_000, per: 'day', most: 8_000 };
const delivery: ExtraPrice = { code: 'delivery', price: 5_000, per: 'rental', most: null };

test('days of one price are one line; extras are for the day or the rental, and capped', () => {
  const rules = { ...plain, dates: { '2026-12-02': 12_000 }, discounts: [{ min_days: 3, percent: 10 }] };
  assert.deepEqual(priceQuote(rules, datesOf(3), [seat, delivery], terms), {
    items: [
      {
        code: 'day',
        quantity: 2,
        unit_price: 10_000,
        total: 20_000,
        for: 'client',
        rule: 'base',
        spans: [
          { from: '2026-12-01', to: '2026-12-01' },
          { from: '2026-12-03', to: '2026-12-03' },
        ],
      },
      {
        code: 'day',
        quantity: 1,
        unit_price: 12_000,
        total: 12_000,
        for: 'client',
        rule: 'date',
        spans: [{ from: '2026-12-02', to: '2026-12-02' }],
      },
      { code: 'discount', quantity: 1, unit_price: -3_200, total: -3_200, for: 'client' },
      { code: 'child_seat', quantity: 3, unit_price: 1_000, total: 3_000, for: 'client' },
      { code: 'delivery', quantity: 1, unit_price: 5_000, total: 5_000, for: 'client' },
      { code: 'commission', quantity: 1, unit_price: -5_520, total: -5_520, for: 'owner' },
    ],
    total: 36_800,
    commission: 5_520,
    prepaid: 11_040,
    firstDay: 9_000,
  });
  const [, capped] = priceQuote(plain, datesOf(9), [seat], terms).items;
  assert.deepEqual(capped, { code: 'child_seat', quantity: 1, unit_price: 8_000, total: 8_000, for: 'client' });
  const [, reached] = priceQuote(plain, datesOf(8), [seat], terms).items;
  assert.deepEqual(reached, { code: 'child_seat', quantity: 8, unit_price: 1_000, total: 8_000, for: 'client' });
});

test('half a tetri is rounded up and less is not; the fee of the first day is rounded for the client', () => {
  const percents = { commissionPercent: 7, prepaidPercent: 7 };
  assert.equal(priceQuote({ ...plain, base: 10_007 }, datesOf(1), [], percents).commission, 700);
  assert.equal(priceQuote({ ...plain, base: 10_050 }, datesOf(1), [], percents).commission, 704);
  const discounted = { ...plain, base: 3_333, discounts: [{ min_days: 3, percent: 10 }] };
  assert.equal(priceQuote(discounted, datesOf(3), [], terms).firstDay, 2_999);
  assert.equal(priceQuote(plain, [], [], terms).firstDay, 0);
});

test('nothing, all of it, or the commission alone may be paid in advance', () => {
  const priced = (commissionPercent: number, prepaidPercent: number) => {
    const { items, commission, prepaid } = priceQuote(plain, datesOf(1), [], { commissionPercent, prepaidPercent });
    return [commission, prepaid, items.map(({ code }) => code)];
  };
  assert.deepEqual(priced(0, 0), [0, 0, ['day']]);
  assert.deepEqual(priced(15, 100), [1_500, 10_000, ['day', 'commission']]);
  assert.deepEqual(priced(15, 10), [1_500, 1_500, ['day', 'commission']]);
});

test('days that cost the same for different reasons are lines of their own', () => {
  const season = (name: string, date: string) => ({ name, from: date, to: date, price: 12_000 });
  const rules = {
    ...plain,
    seasons: [season('Summer', '2026-12-02'), season('Snow', '2026-12-03')],
    weekdays: { '5': 10_000 },
  };
  const lines = priceQuote(rules, datesOf(4), [], terms).items.filter(({ code }) => code === 'day');
  assert.deepEqual(
    lines.map(({ rule, season: name, quantity }) => [rule, name, quantity]),
    [
      ['base', undefined, 1],
      ['season', 'Summer', 1],
      ['season', 'Snow', 1],
      ['weekday', undefined, 1],
    ],
  );
});

test('a line of days names each of its days once, in order, and says why they cost that', () => {
  fc.assert(
    fc.property(fc.record({ ...prices, ...tiers }), fc.integer({ min: 1, max: 60 }), (rules, count) => {
      const dates = datesOf(count);
      const lines = priceQuote(rules, dates, [], terms).items.filter(({ code }) => code === 'day');
      const named = lines.flatMap(({ spans = [], quantity, unit_price, rule, season }) => {
        const days = spans.flatMap(({ from, to }) => dates.filter((date) => from <= date && date <= to));
        assert.equal(days.length, quantity);
        for (const date of days)
          assert.deepEqual(
            { season: undefined, ...priceDay(rules, date, count) },
            { date, price: unit_price, rule, season },
          );
        // Two spans never touch: they would be one.
        for (const { to } of spans) assert.ok(spans.every(({ from }) => from !== addDays(to, 1)));
        return days;
      });
      assert.deepEqual(named.toSorted(), dates);
    }),
  );
});

test('lines sum up to the total, and payout and commission do too, in whole tetri', () => {
  fc.assert(
    fc.property(
      fc.record({ ...prices, ...tiers }),
      fc.integer({ min: 1, max: 366 }),
      extras,
      anyTerms,
      (rules, count, chosen, rates) => {
        const { items, total, commission, prepaid, firstDay } = priceQuote(rules, datesOf(count), chosen, rates);
        const sum = (whose: readonly string[]) =>
          items.filter((item) => whose.includes(item.for)).reduce((all, item) => all + item.total, 0);
        assert.equal(sum(['client']), total);
        assert.equal(sum(['client', 'owner']) + commission, total);
        assert.equal(netOf(total, rates.commissionPercent), total - commission, 'what an owner sees beforehand');
        for (const amount of [total, commission, prepaid, firstDay])
          assert.ok(Number.isSafeInteger(amount) && amount >= 0);
        assert.ok(commission <= prepaid && prepaid <= total && firstDay <= total);
      },
    ),
  );
});

test('a longer rental never costs less, unless a step for its length says so', () => {
  fc.assert(
    fc.property(fc.record(prices), fc.integer({ min: 1, max: 60 }), extras, (days, count, chosen) => {
      const rules = { ...days, lengths: [], discounts: [] };
      const totalOf = (length: number) => priceQuote(rules, datesOf(length), chosen, terms).total;
      assert.ok(totalOf(count + 1) > totalOf(count));
    }),
  );
  const stepped = { ...plain, lengths: [{ min_days: 7, price: 5_000 }] };
  assert.ok(priceQuote(stepped, datesOf(7), [], terms).total < priceQuote(stepped, datesOf(6), [], terms).total);
});

test('a price whose sums are wrong is refused', () => {
  const price = priceQuote(plain, datesOf(2), [delivery], terms);
  const [first, ...others] = price.items;
  assert.ok(first);
  for (const wrong of [
    { ...price, total: price.total - 1 },
    { ...price, commission: price.commission + 1 },
    { ...price, prepaid: price.total + 1 },
    { ...price, items: [{ ...first, unit_price: first.unit_price + 1 }, ...others] },
    { ...price, items: [{ ...first, quantity: 0.5, unit_price: first.unit_price * 4 }, ...others], prepaid: 0.5 },
    { ...price, items: [{ ...first, quantity: first.total * 2, unit_price: 0.5 }, ...others] },
    { ...price, prepaid: price.prepaid + 0.5 },
    { ...price, items: others },
  ]) {
    assert.throws(() => checkSums(wrong));
  }
});
