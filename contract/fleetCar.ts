import { z } from 'zod';
import { Car, CarCard, Picture, Shot } from './cars.ts';
import { Instant } from './quotes.ts';
import { Terms } from './terms.ts';
import { Id, Language, LocalDate, Tetri } from './values.ts';

/** A draft is seen by its owner only, an inactive car is paused. */
export const FleetStatus = z.enum(['draft', 'active', 'inactive']);
export type FleetStatus = z.infer<typeof FleetStatus>;

/** What a car is made of on its editing page, in the order of the page. */
export const CarSection = z.enum(['basics', 'specification', 'images', 'texts', 'prices', 'extras', 'rules']);
export type CarSection = z.infer<typeof CarSection>;

/** Somebody's save. */
export const CarChange = z.object({
  /** The version it made. */
  version: z.number().int(),
  at: Instant,
  by: z.string(),
  /** By whoever asks. */
  is_own: z.boolean(),
  /** As in `PATCH`; pictures as `images`. */
  fields: z.array(z.string()),
});
export type CarChange = z.infer<typeof CarChange>;

const Code = z.string().nullable();
const Whole = z.number().int().nullable();
const Text = z.string().nullable();
const Texts = z.object({ en: Text, ka: Text, ru: Text });

export const FleetExtra = z.object({
  code: z.string(),
  price: Tetri,
  per: z.enum(['day', 'rental']),
  most: Tetri.nullable(),
});
export type FleetExtra = z.infer<typeof FleetExtra>;

/** A car as its owner edits it; null is what is not filled in. */
export const FleetCar = z.object({
  id: Id,
  version: z.number().int(),
  status: FleetStatus,
  is_active: z.boolean(),
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
  year: Whole,
  engine_volume: Whole,
  doors: Whole,
  seats: Whole,
  has_climate_control: z.boolean().nullable(),
  consumption_city: z.number().nullable(),
  consumption_track: z.number().nullable(),
  price_per_day: Tetri.nullable(),
  old_price: Tetri.nullable(),
  /** The last day on which it is shown. */
  old_price_until: LocalDate.nullable(),
  /** Former prices that may be shown as the old one: each stood for thirty days in a row. */
  old_prices: z.array(z.object({ price: Tetri, until: LocalDate })),
  /** What the marketplace keeps of every rental that is ordered now. */
  commission_percent: z.number().int(),
  /** Price advice never goes below it. */
  price_floor: Tetri.nullable(),
  deposit: Tetri.nullable(),
  min_deposit: Tetri.nullable(),
  min_days: z.number().int(),
  min_age: z.number().int(),
  min_licence_years: z.number().int(),
  /** Null is without a limit. */
  distance_per_day: Whole,
  needs_confirmation: z.boolean(),
  preparation_minutes: z.number().int(),
  branch_id: Id.nullable(),
  plate: Text,
  link: Text,
  descriptions: Texts,
  /** Its own; without any it is handed over at its branch. */
  addresses: Texts,
  extras: z.array(FleetExtra),
  /** Terms of rent of its own. */
  terms: Terms.partial(),
  /** What counts where it has none of its own: its owner's, else the usual ones. */
  usual_terms: Terms,
  images: z.array(Picture.extend({ is_main: z.boolean() })),
  rating: z.number().nullable(),
  reviews_count: z.number().int(),
  /** Later with every change, also of photos: which of two answers is the newer one. */
  changed_at: Instant,
  /** It was never ordered. */
  can_be_deleted: z.boolean(),
  /** Fields that it lacks to be rented out; pictures as `images`. */
  missing: z.array(z.string()),
  missing_shots: z.array(Shot),
  sections: z.array(z.object({ section: CarSection, state: z.enum(['empty', 'half', 'done']) })),
  /** Of description and address, how many are written in each language. */
  languages: z.array(z.object({ language: Language, done: z.number().int(), of: z.number().int() })),
  /** The newest first, at most twenty. */
  changes: z.array(CarChange),
  /** The card as renters will see it, names in the session's language; a blank where nothing is filled in. */
  card: CarCard.extend({ image: Picture.nullable(), city_id: Id.nullable() }),
  /** What the car page shows; null while a draft lacks more than texts and pictures. */
  preview: Car.nullable(),
});
export type FleetCar = z.infer<typeof FleetCar>;
