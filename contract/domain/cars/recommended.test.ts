import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DATES_POINTS, type RecommendedFacts, reasonsOf, recommendedParts } from './recommended.ts';

/** A new car among five others, of which nothing else is known. */
const unknown: RecommendedFacts = {
  rating_sum: 0,
  reviews_count: 0,
  price_per_day: 10_000,
  usual_price: 10_000,
  answers_within_minutes: null,
  cancellations: null,
  age_days: 0,
};
const rated = (reviews_count: number, rating: number) => ({ reviews_count, rating_sum: reviews_count * rating });

/** Rating, price, answer, reliability, freshness; the columns of a car begin with the first row. */
const parts: readonly (readonly [what: string, facts: Partial<RecommendedFacts>, parts: readonly number[]])[] = [
  ['nothing known', {}, [225, 125, 40, 90, 40]],
  ['one five is little', rated(1, 5), [250, 125, 40, 90, 40]],
  ['ten times 4.8 is more', rated(10, 4.8), [308, 125, 40, 90, 40]],
  ['a hundred fives are nearly all', rated(100, 5), [433, 125, 40, 90, 40]],
  ['one bad review is no verdict', rated(1, 1), [83, 125, 40, 90, 40]],
  ['fifty bad ones are', rated(50, 1), [0, 125, 40, 90, 40]],
  ['a tenth cheaper', { price_per_day: 9_000 }, [225, 161, 40, 90, 40]],
  ['two thirds of the price are all', { price_per_day: 6_500 }, [225, 250, 40, 90, 40]],
  ['for nothing is no more', { price_per_day: 1 }, [225, 250, 40, 90, 40]],
  ['dearer by a half', { price_per_day: 15_000 }, [225, 0, 40, 90, 40]],
  ['nothing to compare with', { usual_price: null, price_per_day: 90_000 }, [225, 125, 40, 90, 40]],
  ['booked at once', { answers_within_minutes: 0 }, [225, 125, 80, 90, 40]],
  ['answers within an hour', { answers_within_minutes: 60 }, [225, 125, 45, 90, 40]],
  ['answers after two days', { answers_within_minutes: 2_880 }, [225, 125, 0, 90, 40]],
  ['never cancelled', { cancellations: { orders: 50, cancelled: 0 } }, [225, 125, 40, 111, 40]],
  ['never cancelled ten', { cancellations: { orders: 10, cancelled: 0 } }, [225, 125, 40, 100, 40]],
  ['cancelled every tenth', { cancellations: { orders: 50, cancelled: 5 } }, [225, 125, 40, 69, 40]],
  ['cancelled every third', { cancellations: { orders: 50, cancelled: 17 } }, [225, 125, 40, 0, 40]],
  ['thirty days old', { age_days: 30 }, [225, 125, 40, 90, 20]],
  ['a year old', { age_days: 365 }, [225, 125, 40, 90, 0]],
  ['not there yet', { age_days: -1 }, [225, 125, 40, 90, 40]],
];

test('points follow what is known, and what is not known counts as usual', () => {
  for (const [what, facts, expected] of parts)
    assert.deepEqual(recommendedParts({ ...unknown, ...facts }), expected, what);
});

test('the best car has a thousand points, and no car less than none', () => {
  const best = recommendedParts({
    ...unknown,
    ...rated(1_000_000, 5),
    price_per_day: 1,
    answers_within_minutes: 0,
    cancellations: { orders: 1_000_000, cancelled: 0 },
  });
  assert.equal(
    best.reduce((sum, points) => sum + points, DATES_POINTS),
    1_000,
  );
});

const reasons: readonly (readonly [
  what: string,
  facts: Partial<RecommendedFacts>,
  dates: number,
  reasons: string[],
])[] = [
  ['nothing known but that it is new', {}, 0, ['freshness']],
  ['an old car that is as usual', { age_days: 90 }, 0, []],
  ['one five is no reason', { age_days: 90, ...rated(1, 5) }, 0, []],
  ['a bad car has none', { age_days: 90, ...rated(9, 2), price_per_day: 14_000, answers_within_minutes: 900 }, 0, []],
  ['a cheap one says only that', { age_days: 90, ...rated(9, 2), price_per_day: 7_000 }, 0, ['price']],
  ['the dates', { age_days: 90 }, DATES_POINTS, ['dates']],
  [
    'the three strongest, most first',
    { ...rated(40, 4.9), price_per_day: 6_000, answers_within_minutes: 0, cancellations: { orders: 50, cancelled: 0 } },
    DATES_POINTS,
    ['rating', 'price', 'dates'],
  ],
  ['alike in the order of the terms', { answers_within_minutes: 0 }, 0, ['answer', 'freshness']],
];

test('a reason is named only where its term lifted the car', () => {
  for (const [what, facts, dates, expected] of reasons)
    assert.deepEqual(reasonsOf(recommendedParts({ ...unknown, ...facts }), dates), expected, what);
});
