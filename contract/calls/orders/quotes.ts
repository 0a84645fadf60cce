import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { AgreedTerms, TermsChoice } from '../../domain/agreedTerms.ts';
import { call } from '../../call.ts';
import { Rate } from '../currency.ts';
import { AskedPlace, HandoverPlace } from '../places.ts';
import { LONGEST_COUPON_CODE } from '../../domain/money/coupon.ts';
import { dayRules } from '../../domain/money/priceDay.ts';
import { Id, LocalDate, RentalMoment, SentId, Success, Tetri } from '../../domain/values.ts';

/** An instant as ISO 8601 text with its offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A signed amount in tetri: discounts and the commission are negative. */
const Amount = z.number().int();

/** The rule of a day's price: as agreed before the rental was changed, of its date, season or weekday, for the length of the rental, or the base price. */
export const DayRule = z.enum(dayRules);
export type DayRule = z.infer<typeof DayRule>;

/** A range of days, both ends included. */
export const DaySpan = z.object({ from: LocalDate, to: LocalDate });
export type DaySpan = z.infer<typeof DaySpan>;

/**
 * One line of a price; `total` is `quantity` times `unit_price`. Codes are `day`, `discount`, `commission`, those of
 * the extras and those of `chargeCodes`. The client's lines sum up to the total; with the owner's lines added they sum up to the owner's payout.
 */
export const LineItem = z.object({
  code: z.string().meta(kept),
  quantity: z.number().int().positive(),
  unit_price: Amount,
  total: Amount,
  for: z.enum(['client', 'owner']),
  /** Of charges per person, as for drivers: how many. `quantity` is their days. */
  count: z.number().int().min(2).optional(),
  /** Of days: the rule of their price, and which they are, by the date on which each begins. Absent on old orders. */
  rule: DayRule.optional(),
  spans: z.array(DaySpan).optional(),
  /** The season's name at the time of the quote. */
  season: z.string().meta(personal).optional(),
});
export type LineItem = z.infer<typeof LineItem>;

/** What a rental would cost. Its id contains all of it, sealed, so that it cannot be changed. */
export const Quote = z.object({
  id: z.string().meta(personal),
  car_id: Id,
  /** Local to Tbilisi, with the time. */
  from: RentalMoment,
  to: RentalMoment,
  /** Charged days. */
  days: z.number().int().positive(),
  /** The client's lines. */
  items: z.array(LineItem),
  total: Tetri,
  /** The part paid online at once when the rest is paid to the owner in cash. */
  prepaid: Tetri,
  /** Held while the car is out; never part of the total. */
  deposit: Tetri,
  /** Null is the location of the car. */
  pick_up: HandoverPlace.nullable(),
  drop_off: HandoverPlace.nullable(),
  /** What is ordered with it: the order has it as quoted here. */
  terms: AgreedTerms,
  /** For displaying the amounts in another currency, fixed with them. */
  rate: Rate,
  needs_confirmation: z.boolean(),
  /** How many hours the client has to pay once the owner has accepted, at most until two hours before the start. */
  accepted_hours: z.number().int().positive(),
  /** The end of free cancellation. */
  free_until: Instant,
  expires_at: Instant,
});
export type Quote = z.infer<typeof Quote>;

export const createQuote = call({
  method: 'POST',
  path: '/api/quotes',
  access: 'anyone',
  isOpenToViewers: true,
  summary:
    'The price of a rental, valid for fifteen minutes. Unavailable dates: 409 with the next free ones, or with the order if one of the client has them.',
  body: z.strictObject({
    car_id: SentId,
    from: RentalMoment,
    to: RentalMoment,
    /** Codes of extras. */
    extras: z.array(z.string().meta(kept).max(40)).max(20).default([]),
    ...TermsChoice.shape,
    /** Absent: the location of the car. */
    pick_up: AskedPlace.optional(),
    drop_off: AskedPlace.optional(),
    /** A promo code; one that does not count is a 422 under this field. */
    coupon: z
      .string()
      .meta(personal)
      .trim()
      .min(1)
      .max(2 * LONGEST_COUPON_CODE)
      .optional(),
  }),
  isQuestion: true,
  provides: { Availability: 'body.car_id' },
  success: 201,
  response: z.object({ status: Success, quote: Quote }),
  errors: ['CAR_TAKEN', 'ALREADY_ORDERED'],
});
