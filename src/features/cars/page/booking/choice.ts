import type { Car } from '#contract/calls/cars/cars.ts';
import { placeCodeOf, readPlaceCode } from '#contract/domain/placeCode.ts';
import type { CarTerms, Plan } from '#contract/domain/terms.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';

export interface Choosable {
  readonly extras: readonly Pick<Car['extras'][number], 'code'>[];
  readonly terms: Pick<CarTerms, 'plans' | 'drivers' | 'ages'>;
}

interface Plans {
  readonly plans: readonly Plan[];
}

/** The plan included in the price of a day; undefined if there is none. */
export const includedPlan = ({ plans }: Plans) => plans.find(({ price }) => price === 0);

/** The plan of a choice; null where the car itself is not insured. */
export const planOf = ({ plans }: Plans, { plan }: Pick<RentalChoice, 'plan'>) =>
  plans.find(({ code }) => code === plan) ?? includedPlan({ plans }) ?? null;

/** Ages at which a driver costs extra, the oldest first. */
export function youngAges({ ages: { min, young } }: Choosable['terms']): number[] {
  if (young === null || young.price === 0) return [];
  return Array.from({ length: Math.max(0, young.below - min) }, (_, index) => young.below - 1 - index);
}

/** The choice in a URL, without what the car does not offer. */
export function readChoice(search: URLSearchParams, { extras, terms }: Choosable): RentalChoice {
  const named = search.get('extras')?.split(',') ?? [];
  const plan = terms.plans.find(({ code }) => code === search.get('plan'));
  const [drivers, age] = [Number(search.get('additional')), Number(search.get('youngest_age'))];
  return {
    extras: extras.map(({ code }) => code).filter((code) => named.includes(code)),
    plan: plan === undefined || plan === includedPlan(terms) ? null : plan.code,
    moreDrivers: Number.isInteger(drivers) && drivers > 0 && drivers <= terms.drivers.most ? drivers : 0,
    youngestAge: youngAges(terms).includes(age) ? age : null,
    // Places are loaded separately from the car; the server refuses others with the price.
    pickUp: readPlaceCode(search.get('pick_up') ?? ''),
    dropOff: readPlaceCode(search.get('drop_off') ?? ''),
  };
}

/** The choice as URL parameters. */
export function choiceParams({
  extras,
  plan,
  moreDrivers,
  youngestAge,
  pickUp,
  dropOff,
}: RentalChoice): Readonly<Record<string, string>> {
  return {
    ...(extras.length > 0 && { extras: extras.join(',') }),
    ...(plan !== null && { plan }),
    ...(moreDrivers > 0 && { additional: String(moreDrivers) }),
    ...(youngestAge !== null && { youngest_age: String(youngestAge) }),
    ...(pickUp !== null && { pick_up: placeCodeOf(pickUp) }),
    ...(dropOff !== null && { drop_off: placeCodeOf(dropOff) }),
  };
}
