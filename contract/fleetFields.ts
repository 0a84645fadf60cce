import { z } from 'zod';
import { Id } from './values.ts';
import { IN_TETRI, LEAST_PRICE, MOST_PRICE } from './priceBounds.ts';
import { TermsChange } from './terms.ts';
import { plainDashes, visibleText } from './visibleText.ts';

export const LONGEST_DESCRIPTION = 1_000;
export const LONGEST_CAR_ADDRESS = 200;
export const LONGEST_PLATE = 16;
export const LONGEST_LINK = 300;
export const OLDEST_YEAR = 1900;

const Code = z.string().max(40).nullable();
const whole = (min: number, max: number) => z.number().int().min(min).max(max);
const amount = (least: number) => z.number().int().min(least, IN_TETRI).max(MOST_PRICE, IN_TETRI);
const Price = amount(LEAST_PRICE);
const Amount = amount(0);
const Consumption = z.number().min(0).max(99.9).nullable();
const texts = (longest: number) => {
  const Text = z.string().max(longest).nullable();
  return z.strictObject({ en: Text, ka: Text, ru: Text }).partial();
};

export const ExtraChange = z.strictObject({
  code: z.string().max(40),
  price: Amount,
  per: z.enum(['day', 'rental']),
  /** The most a rental is charged for what is paid by the day. */
  most: Amount.nullish(),
});

/**
 * What an owner writes of a car. Null empties a field, what is left out stays, and of texts and terms each by itself;
 * extras are sent whole.
 */
export const CarChanges = z
  .strictObject({
    brand: Code,
    model: Code,
    category: Code,
    car_type: Code,
    fuel: Code,
    transmission: Code,
    steering: Code,
    drive: Code,
    colour: Code,
    insurance: Code,
    year: whole(OLDEST_YEAR, 2100).nullable(),
    /** Cubic centimetres; an electric car has none. */
    engine_volume: whole(50, 20_000).nullable(),
    doors: whole(1, 9).nullable(),
    seats: whole(1, 60).nullable(),
    has_climate_control: z.boolean().nullable(),
    consumption_city: Consumption,
    consumption_track: Consumption,
    price_per_day: Price.nullable(),
    old_price: Price.nullable(),
    price_floor: Price.nullable(),
    deposit: Amount.nullable(),
    min_deposit: Amount.nullable(),
    min_days: whole(1, 365),
    min_age: whole(18, 80),
    min_licence_years: whole(0, 50),
    distance_per_day: whole(1, 10_000).nullable(),
    needs_confirmation: z.boolean(),
    preparation_minutes: whole(0, 2_880),
    branch_id: Id.nullable(),
    plate: z
      .string()
      .overwrite((text) => plainDashes(visibleText(text)))
      .max(LONGEST_PLATE)
      .nullable(),
    link: z.string().overwrite(visibleText).max(LONGEST_LINK).nullable(),
    descriptions: texts(LONGEST_DESCRIPTION),
    addresses: texts(LONGEST_CAR_ADDRESS),
    extras: z.array(ExtraChange).max(20),
    /** Terms of rent of its own; null is its owner's again. */
    terms: TermsChange,
    is_active: z.boolean(),
  })
  .partial();
export type CarChanges = z.infer<typeof CarChanges>;
