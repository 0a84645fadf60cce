import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alert } from '#contract/calls/savedSearches/savedSearches.ts';
import { type CarNow, compareCars, type KnownCar } from './compareCars.ts';

const all: readonly Alert[] = ['new', 'cheaper', 'free_again'];
/** With a price in lari. */
const car = (id: number, lari = 100, is_free = true): CarNow => ({ id, price: lari * 100, is_free });

interface Situation {
  readonly name: string;
  readonly known: readonly KnownCar[];
  readonly found: readonly CarNow[];
  readonly alerts?: readonly Alert[];
  readonly most?: number;
  /** `reason id price (former)` of what is told, in lari. */
  readonly told: readonly string[];
  /** What is remembered silently. */
  readonly silent?: readonly CarNow[];
  readonly forgotten?: readonly number[];
  /** Whose news is none any more. */
  readonly withdrawn?: readonly number[];
}

/** One that was told of on the site, and waits for the mail of the day. */
const waiting = (reason: Alert, lari: number, former: number | null = null): KnownCar => ({
  ...car(1, lari),
  unmailed: { reason, former_price: former === null ? null : former * 100 },
});

const situations: readonly Situation[] = [
  { name: 'nothing has changed', known: [car(1)], found: [car(1)], told: [], silent: [car(1)] },
  { name: 'a car that was not seen before', known: [car(1)], found: [car(1), car(2)], told: ['new 2 100'] },
  { name: 'a new car that is taken waits until it is free', known: [], found: [car(1, 100, false)], told: [] },
  { name: 'a car costs less', known: [car(1)], found: [car(1, 90)], told: ['cheaper 1 90 (100)'] },
  {
    name: 'less, but shown as the same price',
    known: [car(1, 100)],
    found: [car(1, 99.01)],
    told: [],
    silent: [car(1, 100)],
  },
  {
    name: 'less by a tetri, shown as a lari less',
    known: [car(1, 100.01)],
    found: [car(1)],
    told: ['cheaper 1 100 (100.01)'],
  },
  {
    name: 'dearer is no news, and the told price stays',
    known: [car(1)],
    found: [car(1, 120)],
    told: [],
    silent: [car(1)],
  },
  { name: 'less dear again is no news', known: [car(1)], found: [car(1, 110)], told: [] },
  {
    name: 'taken cars are remembered',
    known: [car(1)],
    found: [car(1, 100, false)],
    told: [],
    silent: [car(1, 100, false)],
  },
  { name: 'a taken car that costs less is no news', known: [car(1)], found: [car(1, 50, false)], told: [] },
  { name: 'free again', known: [car(1, 100, false)], found: [car(1, 130)], told: ['free_again 1 130'] },
  { name: 'only what is wanted: new', known: [], found: [car(1)], alerts: ['cheaper'], told: [], silent: [car(1)] },
  {
    name: 'only what is wanted: prices that nobody follows are the present ones',
    known: [car(1)],
    found: [car(1, 90)],
    alerts: ['new'],
    told: [],
    silent: [car(1, 90)],
  },
  {
    name: 'only what is wanted: free again',
    known: [car(1, 100, false)],
    found: [car(1, 130)],
    alerts: ['cheaper'],
    told: [],
    silent: [car(1, 130)],
  },
  {
    name: 'a car that fits no more is not forgotten',
    known: [car(1), car(2)],
    found: [car(2)],
    told: [],
    forgotten: [],
  },
  {
    name: 'no more than the bound is remembered: the oldest of those that fit no more go',
    known: [car(1), car(2), car(3)],
    found: [car(4), car(5)],
    most: 3,
    told: ['new 4 100', 'new 5 100'],
    forgotten: [2, 1],
  },
  {
    name: 'an older car that moves up into a full list is not new',
    known: [car(4), car(5)],
    found: [car(5), car(3)],
    most: 2,
    told: [],
    silent: [car(5), car(3)],
    forgotten: [4],
  },
  {
    name: 'one that got dearer before its mail has the present price there',
    known: [waiting('new', 90)],
    found: [car(1, 120)],
    told: [],
    silent: [car(1, 120)],
    withdrawn: [],
  },
  {
    name: 'so has one that still is cheaper than it was',
    known: [waiting('cheaper', 80, 100)],
    found: [car(1, 90)],
    told: [],
    silent: [car(1, 90)],
    withdrawn: [],
  },
  {
    name: 'one that is cheaper no more is not mailed, and is news when it gets cheaper again',
    known: [waiting('cheaper', 80, 100)],
    found: [car(1, 100)],
    told: [],
    silent: [car(1, 100)],
    withdrawn: [1],
  },
  {
    name: 'a new one that fits no more was never there',
    known: [waiting('new', 90)],
    found: [],
    told: [],
    forgotten: [1],
  },
  {
    name: 'one that was free again and fits no more is not mailed',
    known: [waiting('free_again', 90)],
    found: [],
    told: [],
    silent: [car(1, 90, false)],
    forgotten: [],
    withdrawn: [1],
  },
  {
    name: 'of a full list the one that newer ones have moved out is mailed',
    known: [waiting('new', 90)],
    found: [car(2), car(3)],
    most: 2,
    told: ['new 2 100', 'new 3 100'],
    withdrawn: [],
  },
];

test('what is told of a search, by situation', () => {
  for (const { name, known, found, alerts = all, most, told, silent, forgotten, withdrawn } of situations) {
    const result = compareCars(known, found, alerts, most);
    const lines = result.changes.map(
      ({ reason, id, price, former_price }) =>
        `${reason} ${id} ${price / 100}${former_price === null ? '' : ` (${former_price / 100})`}`,
    );
    assert.deepEqual(lines, told, name);
    if (silent) assert.deepEqual(result.silent, silent, name);
    if (forgotten) assert.deepEqual(result.forgotten, forgotten, name);
    if (withdrawn) assert.deepEqual(result.withdrawn, withdrawn, name);
  }
});

test('what was told once is not told again', () => {
  const { changes, silent } = compareCars([car(1), car(2, 100, false)], [car(1, 80), car(2), car(3)], all);
  assert.equal(changes.length, 3);
  assert.deepEqual(compareCars([...changes, ...silent], [car(1, 80), car(2), car(3)], all).changes, []);
});
