import { z } from 'zod';
import { kept, personal } from '../privacy.ts';
import { AgreedTerms, TermsChoice } from '../domain/agreedTerms.ts';
import { call } from '../call.ts';
import { Rate } from './currency.ts';
import { AskedPlace, HandoverPlace } from './places.ts';
import { dayRules } from '../domain/money/priceDay.ts';
import { Id, LocalDate, RentalMoment, Success, Tetri } from '../domain/values.ts';

/** An instant as ISO 8601 text with its offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A signed amount in tetri: discounts and the commission take away. */
const Amount = z.number().int();

/** Why a day costs what it costs: it was agreed before the rental was changed, or it has a price of its date, season or weekday, for the length of the rental, or the usual one. */
export const DayRule = z.enum(dayRules);
export type DayRule = z.infer<typeof DayRule>;

/** Days one after another, both ends included. */
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
  /** Of what is charged for several, as for drivers: how many they are. `quantity` is their days. */
  count: z.number().int().min(2).optional(),
  /** Of days: why they cost that, and which they are, by the date on which each begins. Old orders do not know. */
  rule: DayRule.optional(),
  spans: z.array(DaySpan).optional(),
  /** The season's name, in the words its owner gave it then. */
  season: z.string().meta(personal).optional(),
});
export type LineItem = z.infer<typeof LineItem>;

/** What a rental would cost. Its id carries everything it says, sealed, so nothing of it can be changed. */
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
  /** What is paid online at once when the rest is paid to the owner in cash. */
  prepaid: Tetri,
  /** Held while the car is out; never part of the total. */
  deposit: Tetri,
  /** Null is where the car stands. */
  pick_up: HandoverPlace.nullable(),
  drop_off: HandoverPlace.nullable(),
  /** What is ordered with it besides: an order keeps it as it is told here. */
  terms: AgreedTerms,
  /** For showing the amounts in another currency, frozen with them. */
  rate: Rate,
  needs_confirmation: z.boolean(),
  /** So many hours there are to pay once the owner has agreed, at the latest until two hours before the start. */
  accepted_hours: z.number().int().positive(),
  /** Until then a cancellation costs nothing. */
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
    'The price of a rental, good for fifteen minutes. Taken dates: 409 with the next free ones, or with the order if one of the client has them.',
  body: z.strictObject({
    car_id: z.number().int().positive().max(2_147_483_647),
    from: RentalMoment,
    to: RentalMoment,
    /** Codes of extras. */
    extras: z.array(z.string().meta(kept).max(40)).max(20).default([]),
    ...TermsChoice.shape,
    /** Left out: where the car stands. */
    pick_up: AskedPlace.optional(),
    drop_off: AskedPlace.optional(),
  }),
  isQuestion: true,
  provides: { Availability: 'body.car_id' },
  success: 201,
  response: z.object({ status: Success, quote: Quote }),
  errors: ['CAR_TAKEN', 'ALREADY_ORDERED'],
});
