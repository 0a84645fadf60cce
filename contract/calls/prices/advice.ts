import { z } from 'zod';
import { call } from '../../call.ts';
import { CarPrices } from '../../domain/cars/carPrices.ts';
import { Id, LocalDate, SentTetri, Success, Tetri } from '../../domain/values.ts';

/** From tomorrow on, to the Sunday of the twelfth week. */
export const ADVICE_WEEKS = 12;

const Percent = z.number().int();

/** Why another price is advised, with the figures of the sentence that says so. */
export const AdviceReason = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('booked_fast'),
    booked: z.number().int(),
    days: z.number().int(),
    /** How many of its days are usually booked at that time. */
    usual: Percent,
  }),
  z.object({
    code: z.literal('free_soon'),
    free: z.number().int(),
    days: z.number().int(),
    /** How many of its days that are still free at that time get rented in the end. */
    chance: Percent,
  }),
  z.object({
    code: z.enum(['above_most', 'below_most']),
    /** What the middle half of the similar cars costs a day. */
    low: Tetri,
    high: Tetri,
    /** How much of the week is booked: of this car, and of the similar ones. */
    share: Percent,
    similar: Percent,
  }),
]);
export type AdviceReason = z.infer<typeof AdviceReason>;

export const AdviceWeek = z.object({
  from: LocalDate,
  /** The Sunday. */
  to: LocalDate,
  free: z.number().int(),
  /** What its free days cost on average; null where none is free. */
  price: Tetri.nullable(),
  /** The advised price; null where the current one fits. */
  advice: z.object({ price: Tetri, reason: AdviceReason }).nullable(),
  /** The comparison; null where fewer than five owners rent out similar cars. */
  similar: z.object({ cars: z.number().int(), owners: z.number().int() }).nullable(),
});
export type AdviceWeek = z.infer<typeof AdviceWeek>;

const ThatCar = z.object({ id: Id });

export const listAdvice = call({
  method: 'GET',
  path: '/api/fleet/cars/:id/advice',
  access: 'owner',
  summary:
    'Advised prices for the free days of the next twelve weeks, with reasons: from the bookings of the car and from similar cars of others, never below the floor. Of a draft without a price: no weeks.',
  params: ThatCar,
  provides: { Availability: 'params.id' },
  response: z.object({ status: Success, weeks: z.array(AdviceWeek) }),
});

export const takeAdvice = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/advice',
  access: 'owner',
  summary:
    'Sets the advised price for the free days of a week, as prices of dates; dearer weekdays stay dearer. Where the advised price has changed: 409 with the week as it is now, and nothing is changed.',
  params: ThatCar,
  body: z.strictObject({
    /** A day of the week. */
    from: LocalDate,
    /** The advised price that was displayed. */
    price: SentTetri,
  }),
  invalidates: { Availability: 'params.id' },
  response: z.object({ status: Success, prices: CarPrices, week: AdviceWeek }),
  errors: ['ADVICE_CHANGED', 'LIMIT_REACHED'],
});
