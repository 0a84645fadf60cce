import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { call } from '../../call.ts';
import { byName } from '../../domain/byName.ts';
import { listFilterNames } from '../../domain/cars/carFilters.ts';
import { LONGEST_SEARCH_NAME } from '../../domain/limits.ts';
import { Id, RentalMoment, Success, Tetri } from '../../domain/values.ts';
import { CarCard } from '../cars/cars.ts';
import { Instant } from '../orders/quotes.ts';
import { SearchQuery } from '../cars/search.ts';

/** The most saved searches of a user, and the most dates that a user can wait for. */
export const MOST_SAVED_SEARCHES = 20;
export const MOST_WAITS = 20;

/** What a user can be told of: a car that was not there, one that costs less, one whose dates are free again. */
export const Alert = z.enum(['new', 'cheaper', 'free_again']);
export type Alert = z.infer<typeof Alert>;

const Codes = z.string().meta(kept).max(400).optional();
/** The query of a search as it is sent: codes stay one text. The search reads it by `SearchQuery`. */
export const SavedFilters = SearchQuery.omit({ cursor: true, flexible: true }).extend({
  ...byName(listFilterNames, () => Codes),
  extras: Codes,
  equipment: Codes,
  terms: Codes.meta(personal),
});
export type SavedFilters = z.output<typeof SavedFilters>;

const SearchName = z.string().meta(personal).trim().min(1).max(LONGEST_SEARCH_NAME);
const Alerts = z.array(Alert).max(Alert.options.length);

/** What has changed with a car since the search was saved. */
const FoundCar = z.object({
  car_id: Id,
  reason: Alert,
  /** Tetri: of the whole rental where the search has dates, else of a day. */
  price: Tetri,
  /** What it cost before, of one that became cheaper. */
  former_price: Tetri.nullable(),
  at: Instant,
  /** The user has not seen it yet. */
  is_unseen: z.boolean(),
});
export type FoundCar = z.infer<typeof FoundCar>;

export const SavedSearch = z.object({
  id: Id,
  name: z.string().meta(personal),
  filters: SavedFilters,
  /** None: it is switched off. */
  alerts: z.array(Alert),
  /** Its dates have begun, so nothing can be found any more. */
  is_asleep: z.boolean(),
  created_at: Instant,
  unseen_count: z.number().int(),
  /** The last changes, newest first. */
  found: z.array(FoundCar),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Dates for which a user waits. */
const Waiting = z.object({
  car_id: Id,
  from: RentalMoment,
  to: RentalMoment,
  /** When they became free, and the user was told. */
  told_at: Instant.nullable(),
});
export type Waiting = z.infer<typeof Waiting>;

export const listSavedSearches = call({
  method: 'GET',
  path: '/api/saved-searches',
  access: 'user',
  summary: "One's own saved searches, the newest first, with what was found, and the dates one waits for.",
  provides: { SavedSearch: 'every' },
  response: z.object({
    status: Success,
    saved_searches: z.array(SavedSearch),
    waiting: z.array(Waiting),
    /** Cards of the cars that both name; of those that are rented out no more there is none. */
    cars: z.array(CarCard),
  }),
});
export const saveSearch = call({
  method: 'POST',
  path: '/api/saved-searches',
  access: 'user',
  summary: `Saves a search, one of at most ${MOST_SAVED_SEARCHES}. What fits now is known; alerts are about later changes.`,
  body: z.strictObject({ name: SearchName, filters: SavedFilters, alerts: Alerts }),
  success: 201,
  invalidates: { SavedSearch: 'every' },
  response: z.object({ status: Success, saved_search: SavedSearch }),
});

export const changeSavedSearch = call({
  method: 'PATCH',
  path: '/api/saved-searches/:id',
  access: 'user',
  summary: 'Renames a saved search, changes its filters, switches its alerts, or marks what was found as seen.',
  params: z.object({ id: Id }),
  body: z.strictObject({
    name: SearchName.optional(),
    filters: SavedFilters.optional(),
    alerts: Alerts.optional(),
    is_seen: z.literal(true).optional(),
  }),
  invalidates: { SavedSearch: 'every' },
  response: z.object({ status: Success, saved_search: SavedSearch }),
});

export const deleteSavedSearch = call({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  access: 'user',
  summary: 'Deletes a saved search with all that is remembered of it.',
  params: z.object({ id: Id }),
  invalidates: { SavedSearch: 'every' },
  response: z.object({ status: Success }),
});
