import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOffers } from './makeOffers.ts';
import { simulateChoices, usualConditions } from './simulateChoices.ts';

const conditions = { ...usualConditions, searches: 150 };

test('renters gain more from the recommended cars than from the cheapest, and find better ones', () => {
  const { recommended, price } = simulateChoices(3, conditions);
  assert.ok(recommended.gain > 1.1 * price.gain, `${recommended.gain / price.gain}`);
  assert.ok(recommended.place < price.place, `${recommended.place} and ${price.place}`);
});

test('where every car that fits is on the first page the order makes no difference', () => {
  const { recommended, price, rating, newest } = simulateChoices(3, { ...conditions, cars: 12 });
  assert.deepEqual([price, rating, newest], [recommended, recommended, recommended]);
});

test('the same seed gives the same cars', () => {
  assert.deepEqual(makeOffers(5, 20), makeOffers(5, 20));
  assert.notDeepEqual(makeOffers(5, 20), makeOffers(6, 20));
});
