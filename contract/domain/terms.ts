import { z } from 'zod';
import { kept } from '../privacy.ts';
import { IN_TETRI, LEAST_PRICE } from './money/priceBounds.ts';
import {
  borderPapers,
  carParts,
  depositWays,
  fuelPolicies,
  idpRules,
  planCodes,
  scripts,
  stretches,
  surfaces,
} from './terms/lists.ts';
import { MOST_DRIVER_AGE, MOST_DRIVERS, MOST_EXCESS, MOST_FEE, MOST_FEE_OF_KILOMETRE } from './terms/bounds.ts';
import { Tetri } from './values.ts';

const whole = (min: number, max: number) => z.number().int().min(min).max(max);
const amount = (most: number) => z.number().int().min(0, IN_TETRI).max(most, IN_TETRI);
const Fee = amount(MOST_FEE);
const listOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes, min = 0) =>
  z.array(z.enum(codes)).min(min).max(codes.length);
/** A day of every year, `MM-DD`. */
const DayOfYear = z
  .string()
  .meta(kept)
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** The excess of a damage, and the parts that are paid in full. */
const Cover = z.strictObject({ excess: amount(MOST_EXCESS), excluded: listOf(carParts) });
const PaidCover = Cover.extend({ price: z.number().int().min(LEAST_PRICE, IN_TETRI).max(MOST_FEE, IN_TETRI) });
/** `basic` is included in the price of a day, `plus` and `full` have a price per day; null is not offered. */
const Protection = z.strictObject({
  basic: Cover.nullable(),
  plus: PaidCover.nullable(),
  full: PaidCover.nullable(),
});
const Deposit = z.strictObject({ how: listOf(depositWays, 1), back_within_days: whole(0, 30) });
/** The price of a kilometre beyond the included ones. */
const Distance = z.strictObject({ beyond: amount(MOST_FEE_OF_KILOMETRE) });
/** The fee for refuelling, in addition to the fuel. */
const Fuel = z.strictObject({ policy: z.enum(fuelPolicies), price: Fee });
/** How many more people may drive, and what each costs a day. */
const Drivers = z.strictObject({ most: whole(0, MOST_DRIVERS), price: Fee });
/** The maximum age of a driver, and the surcharge per day below an age. */
const Ages = z.strictObject({
  max: whole(60, MOST_DRIVER_AGE).nullable(),
  young: z.strictObject({ below: whole(19, 30), price: Fee }).nullable(),
});
const Licence = z.strictObject({ scripts: listOf(scripts, 1), idp: z.enum(idpRules) });
/** The conditions of driving to a neighbouring country; null is not at all. */
const Border = z.strictObject({ price: Fee, papers: listOf(borderPapers), notice_days: whole(0, 14) }).nullable();
const Borders = z.strictObject({ armenia: Border, turkey: Border, azerbaijan: Border, russia: Border });
const Roads = z.strictObject({ surface: z.enum(surfaces), forbidden: listOf(stretches) });
/** The first and the last day on which they are on the car. */
const WinterTyres = z.strictObject({ fitted: z.boolean(), from: DayOfYear, to: DayOfYear });
const Smoking = z.strictObject({ allowed: z.boolean() });
/** Paid once a rental. */
const Permission = z.strictObject({ allowed: z.boolean(), price: Fee });
/** Nothing is charged within the grace period; after it every started hour is. */
const LateReturn = z.strictObject({ grace_minutes: whole(0, 240), price: Fee });
/** The fee of a car that is returned very dirty. */
const Cleaning = z.strictObject({ price: Fee });

/**
 * The terms of rent that an owner writes, all amounts in tetri. The deposit, the kilometres of a day, the minimum age
 * and the years of a licence are fields of each car, child seats an extra.
 */
export const Terms = z.strictObject({
  protection: Protection,
  deposit: Deposit,
  distance: Distance,
  fuel: Fuel,
  drivers: Drivers,
  ages: Ages,
  licence: Licence,
  borders: Borders,
  roads: Roads,
  winter_tyres: WinterTyres,
  smoking: Smoking,
  pets: Permission,
  late_return: LateReturn,
  cleaning: Cleaning,
  one_way: Permission,
});
export type Terms = z.infer<typeof Terms>;
export type TermsField = keyof Terms;

/** The terms that an owner has written, without the defaults; or those of a car that differ from its owner's. */
export type SomeTerms = { readonly [Field in TermsField]?: Terms[Field] | undefined };

/** Each is written whole; null resets it, absent ones stay. */
export const TermsChange = z
  .strictObject({
    protection: Protection.nullable(),
    deposit: Deposit.nullable(),
    distance: Distance.nullable(),
    fuel: Fuel.nullable(),
    drivers: Drivers.nullable(),
    ages: Ages.nullable(),
    licence: Licence.nullable(),
    borders: Borders.nullable(),
    roads: Roads.nullable(),
    winter_tyres: WinterTyres.nullable(),
    smoking: Smoking.nullable(),
    pets: Permission.nullable(),
    late_return: LateReturn.nullable(),
    cleaning: Cleaning.nullable(),
    one_way: Permission.nullable(),
  } satisfies Record<TermsField, unknown>)
  .partial();
export type TermsChange = z.infer<typeof TermsChange>;

/** A protection to choose; the first one of a car is included. */
export const Plan = Cover.extend({
  code: z.enum(planCodes),
  /** A day, tetri. */
  price: Tetri,
});
export type Plan = z.infer<typeof Plan>;

/** All terms of a car as renters see them. */
export const CarTerms = Terms.omit({ protection: true }).extend({
  plans: z.array(Plan).max(planCodes.length),
  deposit: Deposit.extend({ amount: Tetri }),
  /** Null is unlimited. */
  distance: Distance.extend({ per_day: z.number().int().nullable() }),
  ages: Ages.extend({ min: z.number().int() }),
  licence: Licence.extend({ years: z.number().int() }),
  child_seats: z.strictObject({ price: Tetri, per: z.enum(['day', 'rental']) }).nullable(),
});
export type CarTerms = z.infer<typeof CarTerms>;
