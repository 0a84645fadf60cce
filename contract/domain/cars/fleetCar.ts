import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { carFieldNames, carSections } from './carFields.ts';
import { answeredShape } from './carFieldSchemas.ts';
import { Car, CarCard, Picture, Shot } from '../../calls/cars/cars.ts';
import { Instant } from '../../calls/orders/quotes.ts';
import { Terms } from '../terms.ts';
import { Id, Language, LocalDate, Tetri } from '../values.ts';

/** A draft is visible to its owner only, an inactive car is paused. */
export const FleetStatus = z.enum(['draft', 'active', 'inactive']);
export type FleetStatus = z.infer<typeof FleetStatus>;

/** A save by a user. */
export const CarChange = z.object({
  /** The version it resulted in. */
  version: z.number().int(),
  at: Instant,
  by: z.string().meta(personal),
  /** By the current user. */
  is_own: z.boolean(),
  /** Fields as in `PATCH`; pictures as `images`. */
  fields: z.array(z.string().meta(kept)),
});
export type CarChange = z.infer<typeof CarChange>;

const Text = z.string().meta(personal).nullable();
const Texts = z.object({ en: Text, ka: Text, ru: Text });

export const FleetExtra = z.object({
  code: z.string().meta(kept),
  price: Tetri,
  per: z.enum(['day', 'rental']),
  most: Tetri.nullable(),
});
export type FleetExtra = z.infer<typeof FleetExtra>;

/** A car as its owner edits it; empty fields are null. */
export const FleetCar = z.object({
  id: Id,
  version: z.number().int(),
  status: FleetStatus,
  is_active: z.boolean(),
  ...answeredShape(carFieldNames),
  /** The last day on which it is shown. */
  old_price_until: LocalDate.nullable(),
  /** Former prices that may be shown as the old one: each was valid for thirty days in a row. */
  old_prices: z.array(z.object({ price: Tetri, until: LocalDate })),
  /** The commission of rentals that are ordered now. */
  commission_percent: z.number().int(),
  descriptions: Texts,
  /** Its own; without any it is handed over at its branch. */
  addresses: Texts,
  extras: z.array(FleetExtra),
  /** Codes. */
  equipment: z.array(z.string().meta(kept)),
  /** Rental terms of its own. */
  terms: Terms.partial(),
  /** The terms without its own: its owner's, else the defaults. */
  usual_terms: Terms,
  images: z.array(Picture.extend({ is_main: z.boolean() })),
  rating: z.number().nullable(),
  reviews_count: z.number().int(),
  /** Increases with every change, also of photos, so that the newer of two answers is known. */
  changed_at: Instant,
  /** It was never ordered. */
  can_be_deleted: z.boolean(),
  /** Fields that it lacks to be rented out; pictures as `images`. */
  missing: z.array(z.string().meta(kept)),
  missing_shots: z.array(Shot),
  sections: z.array(z.object({ section: z.enum(carSections), state: z.enum(['empty', 'half', 'done']) })),
  /** How many of description and address are written in each language. */
  languages: z.array(z.object({ language: Language, done: z.number().int(), of: z.number().int() })),
  /** The newest first, at most twenty. */
  changes: z.array(CarChange),
  /** The card as renters will see it, with names in the session's language and blanks for empty fields. */
  card: CarCard.extend({ image: Picture.nullable(), city_id: Id.nullable() }),
  /** What the car page shows; null while a draft lacks more than texts and pictures. */
  preview: Car.nullable(),
});
export type FleetCar = z.infer<typeof FleetCar>;
