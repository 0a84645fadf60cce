import type { AgreedTerms, TermsChoice } from '../agreedTerms.ts';
import type { UsedExtra } from '../money/priceInputs.ts';
import type { CarTerms } from '../terms.ts';

/** The parts of a choice that a car does not offer, by field, with the limit. */
export type TermsProblem =
  | { readonly field: 'plan'; readonly problem: 'planUnknown' }
  | { readonly field: 'drivers.additional'; readonly problem: 'driversNone' }
  | {
      readonly field: 'drivers.additional' | 'drivers.youngest_age';
      readonly problem: 'driversTooMany' | 'driverTooYoung' | 'driverTooOld';
      readonly limit: number;
    };

export function termsProblems(terms: CarTerms, { plan, drivers }: TermsChoice): TermsProblem[] {
  const problems: TermsProblem[] = [];
  if (plan !== undefined && terms.plans.every(({ code }) => code !== plan))
    problems.push({ field: 'plan', problem: 'planUnknown' });
  const { most } = terms.drivers;
  if ((drivers?.additional ?? 0) > most)
    problems.push(
      most === 0
        ? { field: 'drivers.additional', problem: 'driversNone' }
        : { field: 'drivers.additional', problem: 'driversTooMany', limit: most },
    );
  const { min, max } = terms.ages;
  const age = drivers?.youngest_age ?? min;
  if (age < min) problems.push({ field: 'drivers.youngest_age', problem: 'driverTooYoung', limit: min });
  if (max !== null && age > max) problems.push({ field: 'drivers.youngest_age', problem: 'driverTooOld', limit: max });
  return problems;
}

/** The agreed terms of a valid choice. */
export function agreeTerms(terms: CarTerms, { plan, drivers }: TermsChoice): AgreedTerms {
  return {
    car: terms,
    protection: terms.plans.find(({ code, price }) => (plan === undefined ? price === 0 : code === plan)) ?? null,
    drivers: { additional: drivers?.additional ?? 0, youngest_age: drivers?.youngest_age ?? null },
  };
}

/** The charges of a choice, without free ones. */
export function chargesOf({ car, protection, drivers }: AgreedTerms): UsedExtra[] {
  const { young } = car.ages;
  const isYoung = young !== null && drivers.youngest_age !== null && drivers.youngest_age < young.below;
  const charges: UsedExtra[] = [];
  if (protection !== null && protection.code !== 'basic')
    charges.push({ code: `plan_${protection.code}`, price: protection.price, per: 'day', most: null });
  if (drivers.additional > 0)
    charges.push({
      code: 'more_drivers',
      price: car.drivers.price,
      per: 'day',
      most: null,
      ...(drivers.additional > 1 && { count: drivers.additional }),
    });
  if (isYoung) charges.push({ code: 'young_driver', price: young.price, per: 'day', most: null });
  return charges.filter(({ price }) => price > 0);
}
