import { z } from 'zod';
import { kept, personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { CarPrices, NewPrices } from '../../domain/cars/carPrices.ts';
import { CarExtra, Picture } from '../cars/cars.ts';
import { DayRule, LineItem } from '../orders/quotes.ts';
import { Id, LocalDate, RentalMoment, Success, Tetri } from '../../domain/values.ts';

/** The most days of one answer: a year. */
export const MOST_PRICE_DAYS = 366;

const ThatCar = z.object({ id: Id });

/** The car whose prices they are. */
export const PricedCar = z.object({
  id: Id,
  /** These are null where a draft has none yet. */
  brand: z.string().meta(shown).nullable(),
  model: z.string().meta(shown).nullable(),
  year: z.number().int().nullable(),
  image: Picture.nullable(),
  min_days: z.number().int(),
  /** The former price, and the last day on which it is shown; null without one. */
  old_price: Tetri.nullable(),
  old_price_until: LocalDate.nullable(),
  extras: z.array(CarExtra.omit({ description: true })),
});
export type PricedCar = z.infer<typeof PricedCar>;

const Answer = z.object({ status: Success, prices: CarPrices, car: PricedCar });

export const getCarPrices = call({
  method: 'GET',
  path: '/api/fleet/cars/:id/prices',
  access: 'owner',
  summary: 'All rules of the prices of a car of the owner.',
  params: ThatCar,
  provides: { Fleet: 'params.id' },
  response: Answer,
});

export const saveCarPrices = call({
  method: 'PUT',
  path: '/api/fleet/cars/:id/prices',
  access: 'owner',
  summary:
    'Replaces all rules at once; absent rules are emptied, except for the base, which stays. With a `version` other than that of the saved rules: 409 with those, and nothing is changed.',
  params: ThatCar,
  body: z.strictObject({ ...NewPrices.shape, version: z.string().meta(kept).max(64).optional() }),
  invalidates: { Availability: 'params.id' },
  response: Answer,
  errors: ['CAR_CHANGED'],
});

/** What a rental brings; its lines say which rule made each of them. */
export const PricePreview = z.object({
  /** Charged days. */
  days: z.number().int().positive(),
  /** The client's lines, then the owner's. */
  items: z.array(LineItem),
  total: Tetri,
  commission: Tetri,
  /** What the owner earns. */
  payout: Tetri,
  /** What the owner would earn without seasons; null where none applies. */
  payout_without_seasons: Tetri.nullable(),
});
export type PricePreview = z.infer<typeof PricePreview>;

export const previewPrice = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/price-preview',
  access: 'owner',
  isOpenToViewers: true,
  summary: 'What a rental would cost and bring, by the saved rules or by unsaved ones. Nothing is stored or quoted.',
  params: ThatCar,
  body: z.strictObject({
    from: RentalMoment,
    to: RentalMoment,
    /** Codes of extras. */
    extras: z.array(z.string().meta(kept).max(40)).max(20).default([]),
    rules: NewPrices.optional(),
  }),
  isQuestion: true,
  response: z.object({ status: Success, preview: PricePreview }),
});

export const PriceDay = z.object({
  date: LocalDate,
  /** Of a rental of one day; null where a draft has no price yet. */
  price: Tetri.nullable(),
  rule: DayRule,
  /** The season's name where it says so. */
  season: z.string().meta(personal).nullable(),
  is_taken: z.boolean(),
});
export type PriceDay = z.infer<typeof PriceDay>;

export const listPriceDays = call({
  method: 'GET',
  path: '/api/fleet/cars/:id/price-days',
  access: 'owner',
  summary: 'What each day costs, why, and whether it is booked; both ends included, at most 366 days.',
  params: ThatCar,
  query: z.object({ from: LocalDate, to: LocalDate }),
  provides: { Availability: 'params.id' },
  response: z.object({ status: Success, days: z.array(PriceDay) }),
});
