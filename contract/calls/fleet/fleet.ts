import { z } from 'zod';
import { kept, personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Picture, Shot } from '../cars/cars.ts';
import { FleetCar, FleetStatus } from '../../domain/cars/fleetCar.ts';
import { CarChanges } from '../../domain/cars/fleetFields.ts';
import { Instant } from '../orders/quotes.ts';
import { Id, LARGEST_INTEGER, RentalMoment, Success, Tetri, UploadedFile } from '../../domain/values.ts';
import { fleetTabs, fleetSorts } from '../../domain/cars/fleetLists.ts';

export { FleetCar, FleetStatus, type CarChange, type FleetExtra } from '../../domain/cars/fleetCar.ts';

export const FleetTab = z.enum(fleetTabs);
export type FleetTab = z.infer<typeof FleetTab>;

const Code = z.string().meta(kept).nullable();
const Text = z.string().meta(shown).nullable();
const Whole = z.number().int().nullable();

export const FleetRow = z.object({
  id: Id,
  version: z.number().int(),
  status: FleetStatus,
  tab: FleetTab,
  brand: Text,
  model: Text,
  year: Whole,
  plate: z.string().meta(personal).nullable(),
  category: Code,
  branch: z.object({ id: Id, name: z.string().meta(personal) }).nullable(),
  /** The main picture. */
  image: Picture.nullable(),
  price_per_day: Tetri.nullable(),
  next_rental: z
    .object({ order_id: Id, kind: z.enum(['pick_up', 'return']), at: RentalMoment, client: z.string().meta(personal) })
    .nullable(),
  /** Of the next thirty days, as the statistics count it; null for drafts and without a day on the market. */
  occupancy: Whole,
  rating: z.number().nullable(),
  reviews_count: z.number().int(),
  missing: z.array(z.string().meta(kept)),
  missing_shots: z.array(Shot),
  /** Sections that are done, of all of `carSections`. */
  sections_done: z.number().int(),
  changed_at: Instant,
});
export type FleetRow = z.infer<typeof FleetRow>;

export const FleetSort = z.enum(fleetSorts);
export type FleetSort = z.infer<typeof FleetSort>;

const ThatCar = z.object({ id: Id });
const ThatShot = ThatCar.extend({ shot: Shot });
const Answer = z.object({ status: Success, car: FleetCar });

export const listFleetCars = call({
  method: 'GET',
  path: '/api/fleet/cars',
  access: 'owner',
  summary: "A page of the owner's cars, found by name, plate or number; counts by tab are of the same search.",
  query: z.object({
    q: z.string().meta(personal).max(100).optional(),
    status: FleetTab.optional(),
    branch_id: Id.optional(),
    category: z.string().meta(shown).max(40).optional(),
    /** Free, or partly booked, in the next seven days. */
    week: z.enum(['free', 'busy']).optional(),
    sort: FleetSort.default('newest'),
    order: z.enum(['asc', 'desc']).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  provides: { Fleet: 'every' },
  response: z.object({
    status: Success,
    cars: z.array(FleetRow),
    counts: z.object({
      all: z.number().int(),
      active: z.number().int(),
      inactive: z.number().int(),
      needs_images: z.number().int(),
      draft: z.number().int(),
    }),
    /** Active cars without any block today. */
    free_today: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
  }),
});

export const getFleetCar = call({
  method: 'GET',
  path: '/api/fleet/cars/:id',
  access: 'owner',
  summary: 'Everything of an own car that can be edited, what it lacks, and how renters will see it.',
  params: ThatCar,
  response: Answer,
});

export const createFleetCar = call({
  method: 'POST',
  path: '/api/fleet/cars',
  access: 'owner',
  idempotency: 'optional',
  summary: 'Creates a car with any of its fields, also none: a draft that only its owner sees.',
  body: CarChanges.optional(),
  invalidates: { Fleet: 'every', Availability: 'every' },
  success: 201,
  response: Answer,
  errors: ['LIMIT_REACHED'],
});

export const updateFleetCar = call({
  method: 'PATCH',
  path: '/api/fleet/cars/:id',
  access: 'owner',
  summary:
    'Changes the fields that are sent. With `is_active` of an incomplete car: 422 with each missing field. A stale `version` changes nothing (409, with the car as it is now).',
  params: ThatCar,
  body: CarChanges.extend({ version: z.number().int().nonnegative().max(LARGEST_INTEGER).optional() }),
  invalidates: { Fleet: 'params.id', Availability: 'params.id' },
  response: Answer,
  errors: ['CAR_CHANGED'],
});

/** How many events of a car are listed, the newest ones. */
export const MOST_CAR_EVENTS = 50;
export const carEventActions = ['saved', 'prices_saved', 'feed_added', 'feed_removed', 'feed_export_renewed'] as const;

export const CarEvent = z.object({
  id: z.string().meta(kept),
  at: Instant,
  /** First name of the user; null of a deleted account. */
  by: z.string().meta(personal).nullable(),
  is_own: z.boolean(),
  action: z.enum(carEventActions),
  /** Which fields a save changed. */
  fields: z.array(z.string().meta(kept)),
  /** The base price, where it was changed. */
  price: z.object({ before: Tetri.nullable(), after: Tetri.nullable() }).nullable(),
  /** Where a save activated or paused the car. */
  status: z.enum(['active', 'inactive']).nullable(),
});
export type CarEvent = z.infer<typeof CarEvent>;

export const getCarHistory = call({
  method: 'GET',
  path: '/api/fleet/cars/:id/history',
  access: 'owner',
  summary: 'Who changed what of a car of the owner and when: at most 50 events, the newest first.',
  params: ThatCar,
  provides: { Fleet: 'params.id' },
  response: z.object({ status: Success, events: z.array(CarEvent) }),
});

export const deleteFleetCar = call({
  method: 'DELETE',
  path: '/api/fleet/cars/:id',
  access: 'owner',
  summary: 'Deletes a car that was never ordered.',
  params: ThatCar,
  invalidates: { Fleet: 'params.id', Availability: 'params.id' },
  success: 204,
  response: z.undefined(),
  errors: ['CAR_HAS_ORDERS'],
});

export const copyFleetCar = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/copies',
  access: 'owner',
  idempotency: 'required',
  summary: 'Copies a car to a draft, prices included, without its pictures and plate.',
  params: ThatCar,
  invalidates: { Fleet: 'every' },
  success: 201,
  response: Answer,
  errors: ['LIMIT_REACHED'],
});

export const saveCarImage = call({
  method: 'PUT',
  path: '/api/fleet/cars/:id/images/:shot',
  access: 'owner',
  summary:
    'Sends a picture (JPEG, PNG or WebP, 600 × 400 pixels at least, at most 10 MiB and 40 megapixels) in place of the one of the same shot. The first one of a car is its main picture. `version` stays: it is about the fields.',
  params: ThatShot,
  upload: true,
  body: z.strictObject({ file: UploadedFile }),
  invalidates: { Fleet: 'params.id', Availability: 'params.id' },
  response: Answer,
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
});

export const removeCarImage = call({
  method: 'DELETE',
  path: '/api/fleet/cars/:id/images/:shot',
  access: 'owner',
  summary: 'Deletes a picture that is not the main one.',
  params: ThatShot,
  invalidates: { Fleet: 'params.id', Availability: 'params.id' },
  response: Answer,
  errors: ['MAIN_IMAGE'],
});

export const chooseMainImage = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/main-image',
  access: 'owner',
  summary: 'Makes a picture the one that cards show.',
  params: ThatCar,
  body: z.strictObject({ shot: Shot }),
  invalidates: { Fleet: 'params.id', Availability: 'params.id' },
  response: Answer,
});

export const swapCarImages = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/images/swap',
  access: 'owner',
  summary: 'Swaps the pictures of two slots; one of them may be empty. The main picture stays the main one.',
  params: ThatCar,
  body: z.strictObject({ from: Shot, to: Shot }),
  invalidates: { Fleet: 'params.id', Availability: 'params.id' },
  response: Answer,
});
