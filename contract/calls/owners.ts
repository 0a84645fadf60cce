import { z } from 'zod';
import { dropped, personal } from '../privacy.ts';
import { call } from '../call.ts';
import { spokenLanguages } from '../domain/spokenLanguages.ts';
import { Cursor, Id, LocalDate, Success } from '../domain/values.ts';
import { CarCard, Review } from './cars/cars.ts';

/** How an owner is shown beside their name: by their picture, with the way to their page. */
export const OwnerLink = z.object({
  /** The id of their public page; null where it is gone. */
  page_id: Id.nullable(),
  /** Address of the picture; null without one. */
  picture: z.string().meta(dropped).nullable(),
});

/** What everybody may know of an owner: no surname, no contact, no address. */
export const Owner = z.object({
  id: Id,
  /** As on the page of a car: a person's surname is one letter. */
  name: z.string().meta(personal),
  kind: z.enum(['physical', 'legal']),
  /** Address of the picture; null without one. */
  picture: z.string().meta(dropped).nullable(),
  /** The day of the registration. */
  since: LocalDate,
  languages: z.array(z.enum(spokenLanguages)),
  /** Median minutes to the first answer or decision, of the newest fifty; null of fewer than five. */
  answers_within_minutes: z.number().int().nonnegative().nullable(),
  /** From 0 to 1: of the newest paid orders, at most fifty, those that the owner cancelled; null of fewer than ten. */
  cancelled_share: z.number().min(0).max(1).nullable(),
  /** 1 to 5, two decimals, of all reviews of the cars; null without reviews. */
  rating: z.number().nullable(),
  reviews_count: z.number().int(),
  /** Completed orders. */
  trips: z.number().int(),
  is_verified: z.boolean(),
  /** How many cars can be rented: the list ends at the forty-eight most rented. */
  cars_count: z.number().int(),
});
export type Owner = z.infer<typeof Owner>;

export const getOwner = call({
  method: 'GET',
  path: '/api/owners/:id',
  access: 'anyone',
  summary:
    'The public page of an owner: who they are, their cars that can be rented, the most rented first, and the reviews of all their cars, newest first. The cars come with the first page of reviews only.',
  params: z.object({ id: Id }),
  query: z.object({ cursor: Cursor.optional() }),
  sharing: 'often',
  provides: { Availability: 'every', Review: 'every' },
  response: z.object({
    status: Success,
    owner: Owner,
    cars: z.array(CarCard),
    reviews: z.array(Review),
    next_cursor: z.string().meta(personal).nullable(),
  }),
});
