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

/** What of a damage is paid under an insurance, tetri. Under the others a car itself is not insured. */
const excesses: Readonly<Record<string, number>> = { 'casco-500': 50_000, 'casco-1000': 100_000, 'casco-full': 0 };

const insuranceByExcess = new Map(Object.entries(excesses).map(([code, excess]) => [excess, code]));
/** Insured, with an excess that none of the others names. */
const OTHER_CASCO = 'casco';

/**
 * The insurance that a car has by its terms: a protection that is written counts, and the value on the car only where
 * there is none. The database says the same by `insurance_of`.
 */
export function insuranceOf(insurance: string | null, written: Terms['protection'] | undefined): string | null {
  if (insurance === null) return null;
  const { basic } = written ?? usualTerms(insurance).protection;
  if (basic !== null) return insuranceByExcess.get(basic.excess) ?? OTHER_CASCO;
  return insurance === OTHER_CASCO || insurance in excesses ? 'liability' : insurance;
}

/** The terms of whoever has written none: nothing is allowed that an owner did not allow. */
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

/** What counts for a car: its own terms, else its owner's, else the usual ones. */
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
