import { expect, test } from '@jest/globals';
import type { Plan } from '#contract/domain/terms.ts';
import { recommendedPlan } from './recommendedPlan.ts';

const plan = (code: Plan['code'], price: number, excess: number): Plan => ({ code, price, excess, excluded: [] });
const basic = plan('basic', 0, 100_000);

test.each([
  ['no plan', [], null],
  ['only what is included', [basic], null],
  [
    '600 less for 15 a day is more than 1,000 less for 30',
    [basic, plan('plus', 1_500, 40_000), plan('full', 3_000, 0)],
    { code: 'plus', saved: 60_000 },
  ],
  [
    '1,000 less for 20 a day is more than 600 less for 15',
    [basic, plan('plus', 1_500, 40_000), plan('full', 2_000, 0)],
    { code: 'full', saved: 100_000 },
  ],
  [
    'as much for its price: the cheaper one',
    [basic, plan('full', 2_000, 0), plan('plus', 1_000, 50_000)],
    { code: 'plus', saved: 50_000 },
  ],
  ['one that lowers nothing', [basic, plan('plus', 1_500, 100_000)], null],
  [
    'none is included: the cheapest insures the car',
    [plan('full', 3_000, 0), plan('plus', 1_500, 40_000)],
    { code: 'plus', saved: null },
  ],
])('%s', (_name, plans, expected) => {
  expect(recommendedPlan(plans)).toEqual(expected);
});
