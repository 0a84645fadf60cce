import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';

/** The topics most often disputed; the others are collapsed. */
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

/** The terms of a car for one rental: only the chosen options, whose price is included in that of the rental. */
export function agreedCar({ car, protection, drivers }: AgreedTerms): CarTerms {
  return {
    ...car,
    plans: protection === null ? [] : [{ ...protection, price: 0 }],
    drivers: { most: drivers.additional, price: 0 },
  };
}
