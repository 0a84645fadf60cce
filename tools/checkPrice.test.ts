import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Order } from '#contract/calls/orders/orders.ts';
import { addDays, instantOf } from '#contract/domain/rentalTime.ts';
import { toPriceInputs } from '#server/features/orders/view/priceInputsView.ts';
import { freezeInputs, priceOfInputs } from '#server/features/rental/price/priceInputs.ts';
import { checkSums, priceQuote } from '#server/features/rental/price/priceQuote.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import { anyCoupon, anyTerms, extras, prices, tiers } from '#server/features/rental/testing/anyPrices.ts';
import { checkPrice, type CheckedOrder } from './checkPrice.ts';

const rate = { code: 'usd' as const, gel_per_unit: 2.7134, valid_from: '2026-11-20', is_stale: false };

/** A rental of any length, with any times of day. */
const rental = fc
  .record({ start: fc.integer({ min: 0, max: 700 }), days: fc.integer({ min: 0, max: 60 }), at: time(), back: time() })
  .map(({ start, days, at, back }) => {
    const first = addDays('2026-12-01', start);
    return { from: `${first}T${at}`, to: `${addDays(first, days)}T${back}` };
  })
  .filter(({ from, to }) => from < to);

function time() {
  return fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => {
    const text = (part: number) => String(part).padStart(2, '0');
    return `${text(Math.floor(minutes / 60))}:${text(minutes % 60)}`;
  });
}

const rentals = fc.record({
  rules: fc.record({ ...prices, ...tiers }),
  rental,
  extras,
  coupon: anyCoupon,
  terms: anyTerms,
  deposit: fc.nat(1_000_000),
  payment: fc.constantFrom('full', 'part'),
  viewer: fc.constantFrom('client', 'owner', 'admin'),
});
type Rental = typeof rentals extends fc.Arbitrary<infer T> ? T : never;

/** An order as in the server's answer, with the fields of the price. */
function orderOf({
  rules,
  rental: { from, to },
  extras: chosen,
  coupon,
  terms,
  deposit,
  payment,
  viewer,
}: Rental): CheckedOrder {
  const dates = listRentalDays({ from: instantOf(from) ?? assert.fail(), to: instantOf(to) ?? assert.fail() });
  const price_inputs = freezeInputs(rules, dates, chosen, terms, coupon);
  const price = priceOfInputs(price_inputs, dates);
  // The frozen inputs are sufficient: all prices of the car give the same.
  assert.deepEqual(price, priceQuote(rules, dates, chosen, terms, price_inputs.coupon));
  checkSums(price);
  const items = [...price.items];
  const row = { price_inputs, items, days: dates.length, first_day: price.firstDay, deposit, rate };
  return {
    number: 'GZA-100001',
    from,
    to,
    days: dates.length,
    payment,
    items: items.filter((item) => viewer !== 'client' || item.for === 'client'),
    total: price.total,
    prepaid: payment === 'full' ? price.total : price.prepaid,
    deposit,
    rate,
    price_inputs: toPriceInputs(row, viewer),
    ...(viewer === 'client'
      ? {}
      : { status: 'confirmed', refund: 0, amount_without_commission: price.total - price.commission }),
  };
}

const amounts = new Set(
  'price unit_price total amount count most base deposit prepaid first_day amount_without_commission'.split(' '),
);

/** Every amount of a file with its path, and the file with one tetri more there. */
function* spoiled(file: unknown, change: (value: unknown) => unknown, place = ''): Generator<[string, unknown]> {
  if (typeof file !== 'object' || file === null) return;
  for (const [name, value] of Object.entries(file)) {
    const with_ = (other: unknown): unknown =>
      change(Array.isArray(file) ? file.with(Number(name), other) : { ...file, [name]: other });
    const at = place === '' ? name : `${place}.${name}`;
    if (amounts.has(name) && typeof value === 'number') yield [at, with_(value + 1)];
    yield* spoiled(value, with_, at);
  }
}

test('10,000 random quotes are recomputed to the tetri', () => {
  fc.assert(
    fc.property(rentals, (one) => {
      // As in a file.
      const { problems, checked } = checkPrice(JSON.parse(JSON.stringify({ status: 'success', order: orderOf(one) })));
      assert.deepEqual(problems, []);
      assert.ok(checked.length > 0);
    }),
    { numRuns: 10_000 },
  );
});

test('a difference of one tetri is reported at any place', () => {
  fc.assert(
    fc.property(rentals, (one) => {
      const file: unknown = JSON.parse(JSON.stringify(orderOf(one)));
      const all = [...spoiled(file, (changed) => changed)];
      assert.ok(all.length > 5);
      for (const [place, changed] of all) assert.notDeepEqual(checkPrice(changed).problems, [], place);
    }),
    { numRuns: 200 },
  );
});

const plain: Rental = {
  rules: {
    base: 10_000,
    dates: { '2027-01-02': 12_000 },
    seasons: [],
    weekdays: {},
    lengths: [],
    discounts: [{ min_days: 2, percent: 10 }],
  },
  rental: { from: '2027-01-01T10:00', to: '2027-01-03T10:00' },
  extras: [],
  coupon: null,
  terms: { commissionPercent: 15, prepaidPercent: 30 },
  deposit: 50_000,
  payment: 'part',
  viewer: 'owner',
};

/** The problems of a valid file with this change. */
const problemsWith = (change: Partial<Order>): readonly string[] =>
  checkPrice({ ...orderOf(plain), ...change }).problems;

test('a difference is reported with its path and the right value', () => {
  assert.deepEqual(problemsWith({}), []);
  assert.deepEqual(problemsWith({ total: 19_801 }), ['total: 19801 in the file, 19800 made again']);
  assert.deepEqual(problemsWith({ to: '2027-01-03T11:00' }), [
    'days: 2 in the file, 3 made again',
    ...problemsWith({ to: '2027-01-03T11:00' }).slice(1),
  ]);
  const inputs = orderOf(plain).price_inputs ?? assert.fail();
  const [first] = inputs.rules.dates;
  const dearer = {
    ...inputs,
    rules: { ...inputs.rules, dates: [{ date: '2027-01-02', price: (first?.price ?? 0) + 1 }] },
  };
  assert.ok(
    problemsWith({ price_inputs: dearer }).includes('price_inputs.days.1.price: 12000 in the file, 12001 made again'),
  );
  assert.deepEqual(problemsWith({ price_inputs: { ...inputs, rate: { ...rate, gel_per_unit: 2.7 } } }), [
    'price_inputs.rate.gel_per_unit: 2.7 in the file, 2.7134 made again',
  ]);
  assert.deepEqual(problemsWith({ items: orderOf(plain).items.slice(1) }).length > 0, true);
  assert.deepEqual(problemsWith({ prepaid: 5_941 }), ['prepaid: 5941 in the file, 5940 made again']);
});

test('refunds, refundable amounts and the part of the owner follow from the payments', () => {
  const event = {
    event: 'cancel',
    actor: 'client',
    status: 'cancelled',
    at: '2027-01-01T00:00:00Z',
    amount: null,
  } as const;
  const gesture = { ...event, event: 'refund', actor: 'admin', amount: 100 } as const;
  const paid = { is_paid_online: true, cancelled_by: 'client' as const, events: [event] };
  const cancelled = (refund: number, more: Partial<Order> = {}) =>
    problemsWith({ amount_without_commission: null, ...paid, ...more, status: 'cancelled', refund });
  assert.deepEqual(cancelled(5_940), []);
  assert.deepEqual(cancelled(0, { cancelled_by: 'system' }), []);
  // The first day costs 9,000, which is more than was paid online: all of it may be withheld.
  assert.deepEqual(cancelled(0), []);
  assert.deepEqual(cancelled(0, { amount_without_commission: 5_049 }), [], 'and of that its share of the commission');
  assert.deepEqual(cancelled(1), ['refund: 1 in the file, 5940 or 0 made again']);
  assert.deepEqual(cancelled(0, { cancelled_by: 'owner' }), ['refund: 0 in the file, 5940 made again']);
  assert.deepEqual(cancelled(100, { events: [event, gesture] }), []);
  assert.deepEqual(cancelled(5_940, { refundable: 1 }), ['refundable: 1 in the file, 0 made again']);
  assert.deepEqual(problemsWith({ refund: 5, events: [] }), [
    'refund: 5 in the file, 0 made again',
    'amount_without_commission: 16830 in the file, 5045 made again',
  ]);
  const cancellation = { refund: 5_940, kept: 0, free_until: '2027-01-01T00:00:00Z' };
  assert.deepEqual(problemsWith({ is_paid_online: true, cancellation }), []);
  assert.deepEqual(problemsWith({ is_paid_online: true, cancellation: { ...cancellation, kept: 1 } }), [
    'cancellation.kept: 1 in the file, 0 or 5940 made again',
    'cancellation.refund: 5940 in the file, 5939 made again',
  ]);
  assert.deepEqual(problemsWith({ amount_without_commission: 16_831 }), [
    'amount_without_commission: 16831 in the file, 16830 made again',
  ]);
});

test('a commission greater than the part due online shows in that part, and nowhere else in the copy of the client', () => {
  const order = orderOf({ ...plain, terms: { commissionPercent: 33, prepaidPercent: 30 }, viewer: 'client' });
  assert.deepEqual([order.prepaid, order.price_inputs?.commission_percent], [6_534, null]);
  assert.deepEqual(checkPrice(order).problems, []);
});

test('a file that is no order is refused', () => {
  for (const file of [undefined, null, [], {}, { order: {} }, 'x'])
    assert.match(checkPrice(file).problems[0] ?? '', /^This is no order of Gza: /);
  assert.deepEqual(problemsWith({ from: '2027-02-30T10:00' }), ['from, to: the calendar has no such moment']);
  assert.deepEqual(problemsWith({ price_inputs: null }), [
    "GZA-100001: the inputs of this price were not kept, so it can't be made again",
  ]);
});
