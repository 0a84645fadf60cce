import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';

/** What people fight about; the rest is a press away. */
export const keyTopics: readonly TermTopic[] = [
  'protection',
  'deposit',
  'distance',
  'fuel',
  'borders',
  'roads',
  'late_return',
  'drivers',
  'ages',
  'licence',
];

/** The terms of a car as they count for one rental: with what was chosen of them, whose price is in that of the rental. */
export function agreedCar({ car, protection, drivers }: AgreedTerms): CarTerms {
  return {
    ...car,
    plans: protection === null ? [] : [{ ...protection, price: 0 }],
    drivers: { most: drivers.additional, price: 0 },
  };
}
