import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { call } from '../../call.ts';
import { byName } from '../../domain/byName.ts';
import { recommendedReasons } from '../../domain/cars/recommended.ts';
import { boundLimits, boundNames, choiceFilterNames, listFilterNames } from '../../domain/cars/carFilters.ts';
import { CarCard } from './cars.ts';
import { MOST_FLEXIBLE, MOST_PRICE_BOUND } from '../../domain/limits.ts';
import { LONGEST_BOX, readBox } from '../../domain/mapSquares.ts';
import { placeCodePattern } from '../../domain/placeCode.ts';
import { CodeList, Cursor, Id, LocalDate, RentalMoment, Success, Tetri } from '../../domain/values.ts';

export const Sort = z.enum(['recommended', 'price_asc', 'price_desc', 'newest', 'rating']);
export type Sort = z.infer<typeof Sort>;

const PlaceCode = z.string().meta(personal).regex(placeCodePattern);

const Whole = z.coerce.number().int().nonnegative();

/** Yes or no, as a flag or as a word; in the filters of a saved search also as itself. */
const Choice = z
  .union([z.enum(['0', '1', 'true', 'false']), z.boolean()])
  .transform((choice) => (choice === true || choice === '1' || choice === 'true' ? '1' : '0'));

/** A part of the map, `west,south,east,north` in degrees. */
export const MapBox = z
  .string()
  .meta(personal)
  .max(LONGEST_BOX)
  .refine((text) => readBox(text) !== null);

/** Every filter of the search. Lists are comma-separated codes of the reference data. */
export const SearchQuery = z.object({
  q: z.string().meta(personal).max(100).optional(),
  /** Where cars are picked up and returned, `airport-1`; absent: at their location. */
  pick_up: PlaceCode.optional(),
  drop_off: PlaceCode.optional(),
  city_id: Id.optional(),
  /** Cars that stand near it, as far as that is known, and those that are brought to addresses of its city. */
  district_id: Id.optional(),
  /** Where cars are, by the squares that everybody sees. */
  bbox: MapBox.optional(),
  from: RentalMoment.optional(),
  to: RentalMoment.optional(),
  /** Cars that are taken on these dates are found so many days earlier or later. */
  flexible: z.coerce.number().int().min(0).max(MOST_FLEXIBLE).optional(),
  // The filters of the fields of a car, by the table.
  ...byName(listFilterNames, () => CodeList.optional()),
  ...byName(boundNames, (name) => Whole.max(boundLimits[name][1]).optional()),
  ...byName(choiceFilterNames, () => Choice.optional()),
  /** Tetri a day. */
  price_min: Whole.max(MOST_PRICE_BOUND).optional(),
  price_max: Whole.max(MOST_PRICE_BOUND).optional(),
  extras: CodeList.optional(),
  /** Required equipment, all of it. */
  equipment: CodeList.optional(),
  /** What the terms of rent have to allow, all of it: `termCodes`. */
  terms: CodeList.optional().meta(personal),
  rating_min: z.coerce.number().min(1).max(5).optional(),
  /** The rental may be as short as this many days. */
  min_days: Whole.max(365).optional(),
  sort: Sort.optional(),
  cursor: Cursor.optional(),
});
export type SearchQuery = z.input<typeof SearchQuery>;

/** How many cars a value would give, with all other filters unchanged. */
const Count = z.object({ code: z.string().meta(kept), count: z.number().int() });

export const Facets = z.object({
  ...byName(listFilterNames, () => z.array(Count)),
  extras: z.array(Count),
  equipment: z.array(Count),
  terms: z.array(Count),
  city: z.array(Count),
  /** One entry `1`: cars with the wanted value. */
  ...byName(choiceFilterNames, () => z.array(Count)),
  /** Codes `4.5`, `4`, `3`: at least that rating. */
  rating: z.array(Count),
  /** Twenty equal steps between `min` and `max`, tetri a day. */
  price: z.object({ min: z.number().int(), max: z.number().int(), counts: z.array(z.number().int()) }),
});
export type Facets = z.infer<typeof Facets>;

/** "`count` cars if you drop `filter`": the filters as in the query; `values` are the dropped ones. */
export const Relaxation = z.object({
  filters: z.array(z.string().meta(kept)),
  count: z.number().int(),
});
export type Relaxation = z.infer<typeof Relaxation>;

export const FoundCard = CarCard.extend({
  /** In the order by recommendation: what lifted it, most first. */
  reasons: z.array(z.enum(recommendedReasons)).optional(),
  /** Of a flexible search: the nearest dates on which it is free, where those are not the asked ones. */
  dates: z.object({ from: RentalMoment, to: RentalMoment }).optional(),
});
export type FoundCard = z.infer<typeof FoundCard>;

export const searchCars = call({
  method: 'GET',
  path: '/api/cars',
  access: 'anyone',
  summary: 'Search with filters, facet counts and keyset paging.',
  query: SearchQuery,
  sharing: 'seldom',
  provides: { Availability: 'every' },
  response: z.object({
    status: Success,
    cars: z.array(FoundCard),
    total: z.number().int(),
    /** The true total is larger than `total`. */
    total_is_capped: z.boolean(),
    next_cursor: z.string().meta(personal).nullable(),
    facets: Facets,
    /** Only when nothing was found: how many cars there are without some filters, best first. */
    relaxations: z.array(Relaxation),
  }),
});
export type SearchAnswer = z.infer<(typeof searchCars)['response']>;

export const listNearbyDates = call({
  method: 'GET',
  path: '/api/cars/nearby-dates',
  access: 'anyone',
  summary: 'The same search some days earlier and later: how many cars there are, and what the cheapest costs.',
  query: SearchQuery.omit({ sort: true, cursor: true, flexible: true }).extend({
    from: RentalMoment,
    to: RentalMoment,
  }),
  sharing: 'seldom',
  provides: { Availability: 'every' },
  response: z.object({
    status: Success,
    /** From the earliest on, the asked ones among them; none that cannot be rented. */
    dates: z.array(
      z.object({
        from: RentalMoment,
        to: RentalMoment,
        /** At most 1,000. */
        count: z.number().int(),
        /** Tetri: what the whole rental of the cheapest costs; null without one. */
        total_from: Tetri.nullable(),
      }),
    ),
  }),
});
export type NearbyDates = z.infer<(typeof listNearbyDates)['response']>['dates'];

const Codes = z.string().meta(kept);

/** Filters as the query of the search has them: lists as text, numbers as numbers. */
export const UnderstoodFilters = z
  .object({
    pick_up: PlaceCode,
    drop_off: PlaceCode,
    city_id: z.number().int(),
    from: RentalMoment,
    to: RentalMoment,
    ...byName(listFilterNames, () => Codes),
    ...byName(boundNames, () => z.number().int()),
    ...byName(choiceFilterNames, () => z.literal('1')),
    price_min: z.number().int(),
    price_max: z.number().int(),
    extras: Codes,
    equipment: Codes,
    terms: z.string().meta(personal),
    rating_min: z.number(),
    min_days: z.number().int(),
    sort: Sort,
  })
  .partial();
export type UnderstoodFilters = z.infer<typeof UnderstoodFilters>;

/** No body of a request is longer, so no text is too long. */
const LONGEST_TEXT = 262_144;

export const understandSearch = call({
  method: 'POST',
  path: '/api/search/understand',
  access: 'anyone',
  isOpenToViewers: true,
  summary:
    'The filters of the search that a sentence in English, Georgian or Russian asks for, with the words that say so, and the words that say something else. Any text is answered; of a long one only the beginning is read.',
  body: z.strictObject({
    text: z.string().meta(personal).max(LONGEST_TEXT),
    /** The day that "tomorrow" is said on; absent: the current one in Georgia. */
    // Four digits of a year are enough for every date that follows from it.
    today: LocalDate.regex(/^20/).optional(),
  }),
  response: z.object({
    status: Success,
    filters: UnderstoodFilters,
    understood: z.array(
      z.object({
        /** The name of a filter. */
        field: z.string().meta(kept),
        value: z.union([z.string().meta(personal), z.number().meta(personal)]),
        words: z.string().meta(personal),
      }),
    ),
    rest: z.string().meta(personal),
  }),
});
export type UnderstoodSearch = z.infer<(typeof understandSearch)['response']>;
