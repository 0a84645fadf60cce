import { z } from 'zod';
import { dropped, kept, personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { shownShape } from '../../domain/cars/carFieldSchemas.ts';
import { Equipment } from '../reference/reference.ts';
import { CarTerms } from '../../domain/terms.ts';
import { Cursor, Id, Language, LocalDate, RentalMoment, Success, Tetri } from '../../domain/values.ts';
import { shots } from '../../domain/pictures.ts';

export const Shot = z.enum(shots);
export type Shot = z.infer<typeof Shot>;

export const Picture = z.object({
  shot: Shot,
  /** Middle size, WebP. */
  url: z.string().meta(kept),
  /** Every size, WebP, in `srcset` syntax. */
  srcset: z.string().meta(kept),
  width: z.number().int(),
  height: z.number().int(),
  /** Tiny blurred picture as a data URL. */
  placeholder: z.string().meta(kept),
});
export type Picture = z.infer<typeof Picture>;

/** A picture that is loaded when the user touches the card. */
const FurtherPicture = Picture.omit({ placeholder: true });

/** Every listed value comes as its code, for queries, and its name in the session's language. */
export const CarCard = z.object({
  id: Id,
  slug: z.string().meta(kept),
  brand: z.string().meta(shown),
  model: z.string().meta(shown),
  year: z.number().int(),
  category: z.string().meta(shown),
  category_name: z.string().meta(shown),
  fuel: z.string().meta(shown),
  fuel_name: z.string().meta(shown),
  transmission: z.string().meta(shown),
  transmission_name: z.string().meta(shown),
  seats: z.number().int(),
  city_id: Id,
  city: z.string().meta(shown),
  /** Base price of a day, tetri. */
  price_per_day: Tetri,
  /** Former base price, tetri: shown struck through. */
  old_price: Tetri.nullable(),
  /** Price of the requested dates without extras, tetri; null without dates. */
  total: Tetri.nullable(),
  /** With dates: the started days charged. */
  days: z.number().int().nullable(),
  /** 1 to 5, two decimals; null without reviews. */
  rating: z.number().nullable(),
  reviews_count: z.number().int(),
  is_instant: z.boolean(),
  image: Picture,
  /** The other shots, for swiping on the card. */
  more_images: z.array(FurtherPicture),
});
export type CarCard = z.infer<typeof CarCard>;

export const HomeRow = z.enum(['popular', 'new', 'sports', 'classic', 'buses']);
export type HomeRow = z.infer<typeof HomeRow>;

export const getHome = call({
  method: 'GET',
  path: '/api/cars/home',
  access: 'anyone',
  summary: 'The five rows of the home page; no picture twice in a row.',
  sharing: 'often',
  response: z.object({
    status: Success,
    rows: z.array(z.object({ row: HomeRow, cars: z.array(CarCard) })),
    /** What owners pay of an order that is placed now. */
    commission_percent: z.number(),
  }),
});

export const CarExtra = z.object({
  code: z.string().meta(kept),
  name: z.string().meta(shown),
  description: z.string().meta(personal),
  /** Tetri. */
  price: Tetri,
  per: z.enum(['day', 'rental']),
  /** The most a rental is charged for it, tetri; null without an end. */
  most: Tetri.nullable(),
});
export type CarExtra = z.infer<typeof CarExtra>;

export const CarOwner = z.object({
  id: Id,
  name: z.string().meta(personal),
  is_company: z.boolean(),
  /** Address of the picture; null without one. */
  picture: z.string().meta(dropped).nullable(),
  is_verified: z.boolean(),
  cars_count: z.number().int(),
  trips_count: z.number().int(),
  member_since: LocalDate,
  /** Median minutes to the first answer or decision, of the newest fifty; null of fewer than five. */
  answers_within_minutes: z.number().int().nullable(),
  /** Of the newest paid orders, at most fifty, how many the owner cancelled; null of fewer than ten. */
  cancellations: z.object({ orders: z.number().int(), cancelled: z.number().int() }).nullable(),
});

const Named = { code: z.string().meta(kept), name: z.string().meta(shown) };

export const Car = CarCard.omit({ image: true, more_images: true }).extend({
  brand_code: z.string().meta(kept),
  model_code: z.string().meta(kept),
  car_type: z.object(Named),
  steering: z.object(Named),
  drive: z.object(Named),
  colour: z.object(Named),
  ...shownShape,
  insurance: z.string().meta(shown),
  description: z.string().meta(personal),
  /** Its language: the requested one, or another where the owner has no text in that. Null without a description. */
  description_language: Language.nullable(),
  /** Where it is handed over. */
  address: z.string().meta(personal),
  /** The branch with that address; null where the car has one of its own. */
  branch: z.object({ id: Id, name: z.string().meta(personal) }).nullable(),
  /** The middle of its square of about 300 m; null where its city has no place on the map. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  images: z.array(Picture),
  extras: z.array(CarExtra),
  /** Codes of its equipment. */
  equipment: z.array(z.string().meta(kept)),
  /** The same with names and icons, in the order of the list. */
  equipment_named: z.array(Equipment),
  owner: CarOwner,
  terms: CarTerms,
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  rating_counts: z.array(z.number().int()).length(5),
  /** With dates: whether all of them are free. */
  is_free: z.boolean().nullable(),
});
export type Car = z.infer<typeof Car>;

/** The dates of a requested rental. */
export const AskedDates = z.object({ from: RentalMoment.optional(), to: RentalMoment.optional() });

export const getCar = call({
  method: 'GET',
  path: '/api/cars/:id',
  access: 'anyone',
  summary: 'Everything the car page shows; with dates also total and availability.',
  params: z.object({ id: Id }),
  query: AskedDates,
  sharing: 'often',
  provides: { Availability: 'params.id', Review: 'params.id' },
  response: z.object({ status: Success, car: Car }),
});

export const listCars = call({
  method: 'GET',
  path: '/api/cars/cards',
  access: 'anyone',
  summary: 'Cards of cars by their ids, twelve at most, in that order; of those that are not rented out there is none.',
  query: z.object({
    ids: z
      .string()
      .meta(kept)
      .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,11}$/),
  }),
  sharing: 'seldom',
  response: z.object({ status: Success, cars: z.array(CarCard) }),
});

export const Review = z.object({
  id: Id,
  author: z.string().meta(personal),
  rating: z.number().int().min(1).max(5),
  text: z.string().meta(personal),
  created_at: z.iso.datetime({ offset: true }),
  reply: z.string().meta(personal).nullable(),
  car: z.object({
    id: Id,
    slug: z.string().meta(kept),
    brand: z.string().meta(shown),
    model: z.string().meta(shown),
    year: z.number().int(),
    /** Whether it is active, so that its page exists. */
    is_active: z.boolean(),
  }),
});
export type Review = z.infer<typeof Review>;

export const ReviewPage = z.object({
  status: Success,
  reviews: z.array(Review),
  next_cursor: z.string().meta(personal).nullable(),
});

export const listReviews = call({
  method: 'GET',
  path: '/api/reviews',
  access: 'anyone',
  summary: 'Latest good reviews of all cars, for the home page.',
  query: z.object({ cursor: Cursor.optional() }),
  sharing: 'often',
  provides: { Review: 'every' },
  response: ReviewPage,
});
