import { z } from 'zod';
import { kept } from '../../privacy.ts';
import { call } from '../../call.ts';
import { AskedDates, CarCard, ReviewPage } from './cars.ts';
import { Cursor, Id, LocalDate, Success, Tetri } from '../../domain/values.ts';

// Calls of the page of a car only: no other page has to load them.

export const CalendarDay = z.object({
  date: LocalDate,
  is_free: z.boolean(),
  /** Price of this day, tetri. */
  price: Tetri,
  /** When the car can be picked up and returned on this day, `HH:mm` until at most `24:00`; null when not at all. */
  hours: z.object({ from: z.string().meta(kept), to: z.string().meta(kept) }).nullable(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const getCalendar = call({
  method: 'GET',
  path: '/api/cars/:id/calendar',
  access: 'anyone',
  summary: 'Free and unavailable days with the price and the opening hours of each, at most 190 days.',
  params: z.object({ id: Id }),
  query: z.object({ from: LocalDate, to: LocalDate }),
  sharing: 'often',
  provides: { Availability: 'params.id' },
  response: z.object({ status: Success, days: z.array(CalendarDay) }),
});

export const listSimilar = call({
  method: 'GET',
  path: '/api/cars/:id/similar',
  access: 'anyone',
  summary: 'Similar cars, free on the same dates when dates are given.',
  params: z.object({ id: Id }),
  query: AskedDates,
  sharing: 'often',
  provides: { Availability: 'every' },
  response: z.object({ status: Success, cars: z.array(CarCard) }),
});

export const listCarReviews = call({
  method: 'GET',
  path: '/api/cars/:id/reviews',
  access: 'anyone',
  summary: 'Reviews of a car, newest first.',
  params: z.object({ id: Id }),
  query: z.object({ cursor: Cursor.optional() }),
  sharing: 'often',
  provides: { Review: 'params.id' },
  response: ReviewPage,
});
