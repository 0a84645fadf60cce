import { z } from 'zod';
import { planCodes } from './terms/lists.ts';
import { LEAST_DRIVER_AGE, MOST_DRIVER_AGE, MOST_DRIVERS } from './terms/bounds.ts';
import { CarTerms, Plan } from './terms.ts';

const age = z.number().int().min(LEAST_DRIVER_AGE).max(MOST_DRIVER_AGE);

/** What of a car's terms is chosen with a rental. What is left out costs nothing more. */
export const TermsChoice = z.strictObject({
  /** Without one it is the plan that is in the price of a day, where there is one. */
  plan: z.enum(planCodes).optional(),
  drivers: z
    .strictObject({
      /** Beside the one who rents. */
      additional: z.number().int().min(0).max(MOST_DRIVERS).optional(),
      /** Of the youngest of all drivers; without it nobody is young enough to cost more. */
      youngest_age: age.optional(),
    })
    .optional(),
});
export type TermsChoice = z.infer<typeof TermsChoice>;

/** The terms of a car with what was chosen of them: a quote tells them, and its order keeps them. */
export const AgreedTerms = z.strictObject({
  car: CarTerms,
  /** Null where the car is rented without any protection. */
  protection: Plan.nullable(),
  drivers: z.strictObject({ additional: z.number().int(), youngest_age: z.number().int().nullable() }),
});
export type AgreedTerms = z.infer<typeof AgreedTerms>;
