import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CarTerms, SomeTerms } from '#contract/domain/terms.ts';
import { termsOf } from '#contract/domain/terms/termsOf.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { chooseCharges, type ChargesChoice, hasAll } from './chooseCharges.ts';
import { type ExtraPrice, priceQuote } from './priceQuote.ts';

const seat: ExtraPrice = { code: 'child_seat', price: 1_000, per: 'day', most: 2_000 };
const written: SomeTerms = {
  protection: {
    basic: { excess: 50_000, excluded: ['tyres'] },
    plus: { excess: 20_000, excluded: [], price: 1_500 },
    full: { excess: 0, excluded: [], price: 3_000 },
  },
  drivers: { most: 3, price: 700 },
  ages: { max: 75, young: { below: 25, price: 1_200 } },
};
const car = { insurance: null, deposit: 0, distance_per_day: 200, min_age: 21, min_licence_years: 2, child_seat: null };
const offered = (terms: SomeTerms = written): { extras: readonly ExtraPrice[]; terms: CarTerms } => ({
  extras: [seat],
  terms: termsOf(car, terms, {}),
});
const chosen = (choice: Partial<ChargesChoice>, terms?: SomeTerms) =>
  chooseCharges(offered(terms), { extras: [], ...choice });

const dates = ['2026-12-01', '2026-12-02', '2026-12-03'];
const rules = { base: 10_000, dates: {}, seasons: [], weekdays: {}, lengths: [], discounts: [] };
const totalOf = (choice: Partial<ChargesChoice>, terms?: SomeTerms) =>
  priceQuote(rules, dates, chosen(choice, terms).charges, { commissionPercent: 15, prepaidPercent: 30 }).total;

const DAYS = 30_000;
const costs: readonly (readonly [string, Partial<ChargesChoice>, number])[] = [
  ['nothing', {}, 0],
  ['the plan that is in the price', { plan: 'basic' }, 0],
  ['plus', { plan: 'plus' }, 3 * 1_500],
  ['full', { plan: 'full' }, 3 * 3_000],
  ['nobody else', { drivers: { additional: 0 } }, 0],
  ['one more driver', { drivers: { additional: 1 } }, 3 * 700],
  ['three more drivers', { drivers: { additional: 3 } }, 3 * 3 * 700],
  ['a driver who is not young', { drivers: { additional: 0, youngest_age: 25 } }, 0],
  ['a young driver, charged once', { drivers: { additional: 2, youngest_age: 24 } }, 3 * (2 * 700 + 1_200)],
  ['an extra up to its limit beside it', { extras: ['child_seat', 'child_seat'], plan: 'plus' }, 2_000 + 3 * 1_500],
];
for (const [name, choice, more] of costs) {
  test(`${name} costs ${more} tetri in three days`, () => assert.equal(totalOf(choice), DAYS + more));
}

test('lines of several say how many they are', () => {
  const { items } = priceQuote(rules, dates, chosen({ drivers: { additional: 2 } }).charges, {
    commissionPercent: 0,
    prepaidPercent: 0,
  });
  assert.deepEqual(items[1], {
    code: 'more_drivers',
    quantity: 6,
    count: 2,
    unit_price: 700,
    total: 4_200,
    for: 'client',
  });
});

test('what costs nothing is no line, and is agreed all the same', () => {
  const free: SomeTerms = { drivers: { most: 2, price: 0 }, ages: { max: null, young: { below: 25, price: 0 } } };
  const { charges, terms } = chosen({ drivers: { additional: 2, youngest_age: 22 } }, free);
  assert.deepEqual([charges, terms.drivers], [[], { additional: 2, youngest_age: 22 }]);
});

test('without a plan of its own choice a rental has the one that costs nothing, else none', () => {
  assert.equal(chosen({}).terms.protection?.code, 'basic');
  const { basic: _, ...paid } = { ...written.protection, basic: null };
  assert.equal(chosen({}, { protection: { plus: null, full: null, ...paid, basic: null } }).terms.protection, null);
});

test('what a car does not offer is refused under its field, with the limit', () => {
  const refusals: readonly (readonly [Partial<ChargesChoice>, object, SomeTerms?])[] = [
    [{ extras: ['helicopter'] }, { extras: 'extraUnknown' }],
    [{ plan: 'plus' }, { plan: { key: 'planUnknown', values: {} } }, {}],
    [{ drivers: { additional: 1 } }, { 'drivers.additional': { key: 'driversNone', values: {} } }, {}],
    [{ drivers: { additional: 4 } }, { 'drivers.additional': { key: 'driversTooMany', values: { limit: 3 } } }],
    [
      { drivers: { additional: 0, youngest_age: 20 } },
      { 'drivers.youngest_age': { key: 'driverTooYoung', values: { limit: 21 } } },
    ],
    [
      { drivers: { additional: 0, youngest_age: 76 } },
      { 'drivers.youngest_age': { key: 'driverTooOld', values: { limit: 75 } } },
    ],
  ];
  for (const [choice, fields, terms] of refusals) {
    assert.throws(
      () => chosen(choice, terms),
      (error) => error instanceof FieldError && assert.deepEqual(error.fields, fields) === undefined,
    );
    assert.equal(hasAll(offered(terms), { extras: [], ...choice }), false);
  }
  assert.equal(hasAll(offered(), { extras: ['child_seat'], plan: 'full', drivers: { additional: 3 } }), true);
});
