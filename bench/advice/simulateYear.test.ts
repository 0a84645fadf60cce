import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addUp, compareAdvised, gainOf, usualConditions } from './compareAdvised.ts';
import { makeMarket } from './makeMarket.ts';
import { makeRenters } from './makeRenters.ts';
import { MARKET_DAYS, simulateYear } from './simulateYear.ts';

const conditions = { ...usualConditions, cars: 120, owners: 4 };

test('over some years owners who take advice earn more than with flat prices, all of them or a single one', () => {
  const years = [21, 22, 23].map((seed) => compareAdvised(seed, conditions));
  const gain = gainOf(addUp(years.map(({ flat }) => flat)), addUp(years.map(({ advised }) => advised)));
  assert.ok(gain > 1, `everybody: ${gain} %`);
  const flatAlone = addUp(years.map((year) => year.flatAlone));
  const alone = gainOf(flatAlone, addUp(years.map(({ advisedAlone }) => advisedAlone)));
  assert.ok(alone > 1, `one owner: ${alone} %`);
});

test('the same seed gives the same year, and without renters there is no income', () => {
  const market = makeMarket(1, { cars: 30, level: 1 });
  const demand = { days: MARKET_DAYS, perDay: 20, kinds: market.kinds.length, thrift: 2 };
  const year = () => simulateYear(market, makeRenters(2, demand), () => true);
  assert.deepEqual(year(), year());
  const { earned, booked } = simulateYear(market, [], () => true);
  assert.deepEqual([Math.max(...earned), Math.max(...booked)], [0, 0]);
});

test('of two cars of the same value the cheaper one is rented more, and no day twice', () => {
  const car = { owner: 0, kind: 0, worth: 0 };
  const market = {
    cars: [
      { ...car, flatPrice: 8_000 },
      { ...car, flatPrice: 12_000 },
    ],
    kinds: [{ price: 10_000 }],
  };
  const renters = makeRenters(3, { days: MARKET_DAYS, perDay: 8, kinds: 1, thrift: 2 });
  const { booked, earned } = simulateYear(market, renters, () => false);
  const [cheap = 0, dear = 0] = booked;
  assert.ok(cheap > dear && dear > 0 && cheap <= 1);
  assert.deepEqual(earned, [Math.round(cheap * 365) * 8_000, Math.round(dear * 365) * 12_000]);
});
