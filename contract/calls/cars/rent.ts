import { z } from 'zod';
import { kept, personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { FoundPlace } from '../places.ts';
import { Id, Success, Tetri } from '../../domain/values.ts';

/** How many models the page of a place names. */
export const MOST_MODELS_NAMED = 8;

/** A place with a page of its own; its code is in the address. */
const RentPlace = z.object({
  kind: FoundPlace.shape.kind.exclude(['district']),
  code: z.string().meta(kept),
  // A field of this path holds the name of an owner's branch in other answers.
  name: z.string().meta(personal),
});
export type RentPlace = z.infer<typeof RentPlace>;

/** Some of the cars of a place. */
const Cars = z.object({
  code: z.string().meta(kept),
  name: z.string().meta(shown),
  count: z.number().int(),
  /** The lowest base price of a day, tetri. */
  price_from: Tetri,
});

export const RentPage = z.object({
  place: RentPlace.extend({ id: Id, city_id: Id, city: z.string().meta(shown) }),
  /** Cars that stand in the city, or are handed over at the airport. */
  count: z.number().int(),
  /** The lowest base price of a day, tetri; null without cars. */
  price_from: Tetri.nullable(),
  /** Of an airport: the lowest price of a hand-over there, tetri. */
  delivery_from: Tetri.nullable(),
  categories: z.array(Cars),
  /** The most rented ones. */
  models: z.array(Cars.extend({ brand: z.string().meta(kept), brand_name: z.string().meta(shown) })),
  /** Every other place with such a page. */
  others: z.array(RentPlace),
});
export type RentPage = z.infer<typeof RentPage>;

export const getRentPage = call({
  method: 'GET',
  path: '/api/rent/:place',
  access: 'anyone',
  summary: 'The cars of a city or an airport at a glance: how many, from which price, by category and model.',
  params: z.object({
    place: z
      .string()
      .meta(kept)
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/)
      .max(60),
  }),
  sharing: 'often',
  provides: { Availability: 'every' },
  response: RentPage.extend({ status: Success }),
});
