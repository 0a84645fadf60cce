import type { CarTerms, Plan, SomeTerms, Terms } from '../terms.ts';
import { withTerms } from './mergeTerms.ts';
import { planCodes } from './lists.ts';

/** The fields of a car that belong to its terms. */
export interface CarOfTerms {
  /** Code of the reference data; null of a draft. */
  readonly insurance: string | null;
  readonly deposit: number;
  readonly distance_per_day: number | null;
  readonly min_age: number;
  readonly min_licence_years: number;
  readonly child_seat: { readonly price: number; readonly per: 'day' | 'rental' } | null;
}

/** The excess of an insurance, tetri. Under the others the car itself is not insured. */
const excesses: Readonly<Record<string, number>> = { 'casco-500': 50_000, 'casco-1000': 100_000, 'casco-full': 0 };

const insuranceByExcess = new Map(Object.entries(excesses).map(([code, excess]) => [excess, code]));
/** Insured, with an excess other than those above. */
const OTHER_CASCO = 'casco';

/**
 * The insurance of a car by its terms: a written protection counts, and the car's own value only without one. The
 * database has the same rule in `insurance_of`.
 */
export function insuranceOf(insurance: string | null, written: Terms['protection'] | undefined): string | null {
  if (insurance === null) return null;
  const { basic } = written ?? usualTerms(insurance).protection;
  if (basic !== null) return insuranceByExcess.get(basic.excess) ?? OTHER_CASCO;
  return insurance === OTHER_CASCO || insurance in excesses ? 'liability' : insurance;
}

/** The default terms: nothing is allowed that an owner did not allow. */
export function usualTerms(insurance: string | null): Terms {
  const excess = excesses[insurance ?? ''];
  return {
    protection: {
      basic: excess === undefined ? null : { excess, excluded: ['tyres', 'underbody', 'windscreen', 'interior'] },
      plus: null,
      full: null,
    },
    deposit: { how: ['cash'], back_within_days: 0 },
    distance: { beyond: 50 },
    fuel: { policy: 'same', price: 0 },
    drivers: { most: 0, price: 0 },
    ages: { max: null, young: null },
    licence: { scripts: ['georgian', 'latin'], idp: 'other_scripts' },
    borders: { armenia: null, turkey: null, azerbaijan: null, russia: null },
    roads: { surface: 'asphalt', forbidden: [] },
    winter_tyres: { fitted: false, from: '12-01', to: '03-01' },
    smoking: { allowed: false },
    pets: { allowed: false, price: 0 },
    late_return: { grace_minutes: 60, price: 0 },
    cleaning: { price: 0 },
    one_way: { allowed: false, price: 0 },
  };
}

/** The terms of a car: its own, else its owner's, else the defaults. */
export function termsOf(car: CarOfTerms, ofOwner: SomeTerms, ofCar: SomeTerms): CarTerms {
  const { protection, ...terms }: Terms = withTerms(usualTerms(car.insurance), ofOwner, ofCar);
  return {
    ...terms,
    plans: plansOf(protection),
    deposit: { ...terms.deposit, amount: car.deposit },
    distance: { ...terms.distance, per_day: car.distance_per_day },
    ages: { ...terms.ages, min: car.min_age },
    licence: { ...terms.licence, years: car.min_licence_years },
    child_seats: car.child_seat,
  };
}

function plansOf(protection: Terms['protection']): Plan[] {
  return planCodes.flatMap((code) => {
    const plan = protection[code];
    return plan === null ? [] : [{ price: 0, ...plan, code }];
  });
}
