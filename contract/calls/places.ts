import { z } from 'zod';
import { kept, personal, shown } from '../privacy.ts';
import { WeekdayHours } from './branches.ts';
import { call } from '../call.ts';
import { LONGEST_PLACE_TEXT } from '../domain/placeCode.ts';
import { LONGEST_PLACE_WORDS } from '../domain/limits.ts';
import { IN_TETRI } from '../domain/money/priceBounds.ts';
import { MOST_FEE } from '../domain/terms/bounds.ts';
import { Id, LocalDate, SentId, Success, Tetri } from '../domain/values.ts';

/** How many places an owner can offer in addition to the branches. */
export const MOST_PLACES = 60;
/** At most a week. */
export const LONGEST_NOTICE_HOURS = 168;
/** Where a car is handed over or returned, other than at its own location. */
export const PlaceKind = z.enum(['branch', 'airport', 'address', 'hotel']);
export type PlaceKind = z.infer<typeof PlaceKind>;

/** The id is that of the branch, of the airport, or of the city in which the address or the hotel is. */
export const AskedPlace = z.strictObject({
  kind: PlaceKind,
  id: SentId,
  /** Of an address or a hotel: which one. A quote may leave it out. */
  address: z.string().meta(personal).max(LONGEST_PLACE_TEXT).optional(),
});
export type AskedPlace = z.infer<typeof AskedPlace>;

/** A place of a quote or an order: `own` is the location of the car. */
export const HandoverPlace = z.object({
  kind: PlaceKind.or(z.literal('own')),
  id: Id.nullable(),
  /** The branch's or the airport's; null of any other. */
  name: z.string().meta(personal).nullable(),
  /** Of an address or a hotel it is visible to the two sides only, to the owner once it is paid. Airports need none. */
  address: z.string().meta(personal).nullable(),
  city: z.string().meta(shown),
});
export type HandoverPlace = z.infer<typeof HandoverPlace>;

/** When a place is served on a day; without times it is closed. */
export const DayHours = z.object({ from: z.string().meta(kept).nullable(), to: z.string().meta(kept).nullable() });
export type DayHours = z.infer<typeof DayHours>;

/** When the places of an order are served on its days, by the owner's current hours; null where that is not known, and once it is over. */
export const PlaceHours = z.object({ pick_up_hours: DayHours.nullable(), drop_off_hours: DayHours.nullable() });
export type PlaceHours = z.infer<typeof PlaceHours>;

/** A place to choose: a branch, an airport, or a city to whose addresses and hotels cars are brought. */
const PlaceToChoose = z.object({
  id: Id,
  name: z.string().meta(personal),
  /** Of a branch. */
  address: z.string().meta(personal).nullable(),
  city_id: Id,
  city: z.string().meta(shown),
  lat: z.number().meta(personal).nullable(),
  lng: z.number().meta(personal).nullable(),
  /** Of one hand-over or one return. */
  price: Tetri,
  /** Null is around the clock. */
  hours: z.array(WeekdayHours).nullable(),
  /** Dates with hours other than their weekday; without times they are closed. */
  exceptions: z.array(DayHours.extend({ date: LocalDate })),
  /** How many hours ahead it has to be ordered. */
  notice_hours: z.number().int(),
});
export type PlaceToChoose = z.infer<typeof PlaceToChoose>;

export const Places = z.object({
  branches: z.array(PlaceToChoose),
  airports: z.array(
    PlaceToChoose.extend({ name: z.string().meta(shown), lat: z.number().nullable(), lng: z.number().nullable() }),
  ),
  areas: z.array(PlaceToChoose),
  /**
   * The fee for a return in another city: of the one car, else the lowest of all. Null where no owner allows it.
   */
  one_way_price: Tetri.nullable(),
});
export type Places = z.infer<typeof Places>;

export const listPlaces = call({
  method: 'GET',
  path: '/api/places',
  access: 'anyone',
  summary:
    'Where cars can be picked up and returned: of a car, what its owner offers in addition to its location; else, of a city or of all, what any owner offers, with the lowest price, the longest hours and the shortest notice. Branches are listed for one city or one car only.',
  query: z.object({ city_id: Id.optional(), car_id: Id.optional() }),
  sharing: 'often',
  provides: { Availability: 'every' },
  response: Places.extend({ status: Success }),
});

/** A place by its name: `city_id` of a city is its own id. */
export const FoundPlace = z.object({
  kind: z.enum(['city', 'airport', 'district']),
  id: Id,
  // Fields of this path hold names of an owner's branches in other answers.
  name: z.string().meta(personal),
  city_id: Id,
});
export type FoundPlace = z.infer<typeof FoundPlace>;

export const searchPlaces = call({
  method: 'GET',
  path: '/api/places/search',
  access: 'anyone',
  summary:
    'Cities, airports and districts by words of their names in any language, beginnings of words and words with typing errors, best first; without words, the first of the list.',
  query: z.object({ q: z.string().meta(personal).trim().max(LONGEST_PLACE_WORDS).default('') }),
  sharing: 'seldom',
  response: z.object({ status: Success, places: z.array(FoundPlace) }),
});

/** A place that an owner offers. A branch is offered here for the cars of the owner's other branches. */
export const OfferKind = z.enum(['airport', 'area', 'branch']);
export type OfferKind = z.infer<typeof OfferKind>;

export const OfferedPlace = z.object({
  id: Id,
  kind: OfferKind,
  /** Of the airport, the city or the branch. */
  target_id: Id,
  name: z.string().meta(personal),
  price: Tetri,
  /** Null is around the clock; at a branch, while it is open. */
  hours: z.array(WeekdayHours).nullable(),
  notice_hours: z.number().int(),
});
export type OfferedPlace = z.infer<typeof OfferedPlace>;

const fields = {
  price: z.number().int().min(0, IN_TETRI).max(MOST_FEE, IN_TETRI),
  hours: z.array(WeekdayHours).min(1).max(7).nullable(),
  notice_hours: z.number().int().min(0).max(LONGEST_NOTICE_HOURS),
};
const ThatPlace = z.object({ id: Id });
const Answer = z.object({ status: Success, place: OfferedPlace });

export const listOfferedPlaces = call({
  method: 'GET',
  path: '/api/fleet/places',
  access: 'owner',
  summary: 'The places that the owner offers in addition to the branches, airports first.',
  provides: { Branch: 'every' },
  response: z.object({ status: Success, places: z.array(OfferedPlace) }),
});

export const offerPlace = call({
  method: 'POST',
  path: '/api/fleet/places',
  access: 'owner',
  summary: 'Offers hand-over and return at an airport, in a city, or at a branch of the owner for other cars.',
  body: z.strictObject({ kind: OfferKind, target_id: SentId, ...fields }),
  invalidates: { Branch: 'every', Availability: 'every' },
  success: 201,
  response: Answer,
  errors: ['LIMIT_REACHED'],
});

export const changePlace = call({
  method: 'PATCH',
  path: '/api/fleet/places/:id',
  access: 'owner',
  summary: 'Changes the fields that are sent; existing orders are not affected.',
  params: ThatPlace,
  body: z.strictObject(fields).partial(),
  invalidates: { Branch: 'every', Availability: 'every' },
  response: Answer,
});

export const removePlace = call({
  method: 'DELETE',
  path: '/api/fleet/places/:id',
  access: 'owner',
  summary: 'Removes an offered place; existing orders are not affected.',
  params: ThatPlace,
  invalidates: { Branch: 'every', Availability: 'every' },
  success: 204,
  response: z.undefined(),
});
