import type { TermsChoice } from '#contract/domain/agreedTerms.ts';
import type { PlaceRef } from '#contract/domain/placeCode.ts';
import type { Plan } from '#contract/domain/terms.ts';

/** What is chosen with a car, besides the dates. */
export interface RentalChoice {
  /** Codes. */
  readonly extras: readonly string[];
  /** Null is the plan included in the price of a day. */
  readonly plan: Plan['code'] | null;
  /** Drivers besides the client. */
  readonly moreDrivers: number;
  /** Of the youngest driver, where that costs more. */
  readonly youngestAge: number | null;
  /** Null is the car's own place. */
  readonly pickUp: PlaceRef | null;
  readonly dropOff: PlaceRef | null;
}

export interface AskedChoice extends TermsChoice {
  readonly extras: string[];
  readonly pick_up?: PlaceRef;
  readonly drop_off?: PlaceRef;
}

/** The choice as part of a request: equal choices give equal arguments, so that the price is cached. */
export function askedChoice({ extras, plan, moreDrivers, youngestAge, pickUp, dropOff }: RentalChoice): AskedChoice {
  return {
    extras: [...extras].toSorted(),
    ...(pickUp !== null && { pick_up: pickUp }),
    ...(dropOff !== null && { drop_off: dropOff }),
    ...(plan !== null && { plan }),
    ...((moreDrivers > 0 || youngestAge !== null) && {
      drivers: { additional: moreDrivers, ...(youngestAge !== null && { youngest_age: youngestAge }) },
    }),
  };
}
