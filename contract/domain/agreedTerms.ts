import { z } from 'zod';
import { planCodes } from './terms/lists.ts';
import { LEAST_DRIVER_AGE, MOST_DRIVER_AGE, MOST_DRIVERS } from './terms/bounds.ts';
import { CarTerms, Plan } from './terms.ts';

const age = z.number().int().min(LEAST_DRIVER_AGE).max(MOST_DRIVER_AGE);

/** The terms that a client chooses with a rental. Absent ones add no cost. */
export const TermsChoice = z.strictObject({
  /** Absent: the plan included in the price of a day, if any. */
  plan: z.enum(planCodes).optional(),
  drivers: z
    .strictObject({
      /** In addition to the client. */
      additional: z.number().int().min(0).max(MOST_DRIVERS).optional(),
      /** Of the youngest of all drivers; absent: there is no surcharge for a young driver. */
      youngest_age: age.optional(),
    })
    .optional(),
});
export type TermsChoice = z.infer<typeof TermsChoice>;

/** The terms of a car with the client's choice: part of a quote, and saved with its order. */
export const AgreedTerms = z.strictObject({
  car: CarTerms,
  /** Null where the car is rented without any protection. */
  protection: Plan.nullable(),
  drivers: z.strictObject({ additional: z.number().int(), youngest_age: z.number().int().nullable() }),
});
export type AgreedTerms = z.infer<typeof AgreedTerms>;
