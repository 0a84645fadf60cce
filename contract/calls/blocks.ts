import { z } from 'zod';
import { kept, personal, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { Picture } from './cars/cars.ts';
import { OrderStatus } from '../domain/orders/orderStatus.ts';
import { BlockKind, Id, LocalDate, RentalMoment, SentId, Success, Tetri } from '../domain/values.ts';
import { LONGEST_NOTE } from '../domain/limits.ts';
import { PlainText } from '../domain/plainText.ts';

/** Why an owner blocks a car. */
export const OwnBlockKind = z.enum(['owner', 'maintenance']);
export type OwnBlockKind = z.infer<typeof OwnBlockKind>;

/** How many days of the fleet are shown at once. */
export const MOST_CALENDAR_DAYS = 190;

/** The order of a block or a request, as its owner sees it. */
export const BlockOrder = z.object({
  id: Id,
  number: z.string().meta(kept),
  status: OrderStatus,
  /** `Nino B.` */
  client: z.string().meta(personal),
  from: RentalMoment,
  to: RentalMoment,
  /** What the owner earns. */
  net: Tetri,
});
export type BlockOrder = z.infer<typeof BlockOrder>;

/** A half-open range of time in which a car is not available. */
export const CarBlock = z.object({
  id: Id,
  car_id: Id,
  kind: BlockKind,
  from: RentalMoment,
  /** Of orders and holds: with the preparation after them. */
  to: RentalMoment,
  /** Written by the owner, visible to the owner only. */
  note: z.string().meta(personal).nullable(),
  order: BlockOrder.nullable(),
  /** The calendar of another site that it was imported from, as long as the car follows it. */
  feed: z.object({ id: Id, name: z.string().meta(personal) }).nullable(),
});
export type CarBlock = z.infer<typeof CarBlock>;

/** A car of the fleet with the entries of its calendar. */
export const CalendarCar = z.object({
  id: Id,
  slug: z.string().meta(kept),
  brand: z.string().meta(shown),
  model: z.string().meta(shown),
  year: z.number().int(),
  status: z.enum(['active', 'inactive']),
  branch_id: Id,
  image: Picture.nullable(),
  blocks: z.array(CarBlock),
  /** Requests wait for an answer and take no dates. */
  requests: z.array(BlockOrder),
});
export type CalendarCar = z.infer<typeof CalendarCar>;

const Dates = { from: LocalDate.optional(), to: LocalDate.optional() };
const note = PlainText.max(LONGEST_NOTE).nullable().optional();
const ThatBlock = z.object({ id: Id });

export const getFleetCalendar = call({
  method: 'GET',
  path: '/api/fleet/calendar',
  access: 'owner',
  summary:
    "The owner's cars with orders, requests, holds, own and imported blocks of some days, both ends included, at most 190; by default three weeks from today on.",
  query: z.object({ ...Dates, branch_id: Id.optional() }),
  provides: { Availability: 'every', Order: 'every' },
  response: z.object({
    status: Success,
    from: LocalDate,
    to: LocalDate,
    cars: z.array(CalendarCar),
    branches: z.array(z.object({ id: Id, name: z.string().meta(personal) })),
  }),
});

export const listCarBlocks = call({
  method: 'GET',
  path: '/api/fleet/cars/:id/blocks',
  access: 'owner',
  summary: 'The blocks of a car of the owner, on the same days as the calendar of the fleet.',
  params: z.object({ id: Id }),
  query: z.object(Dates),
  provides: { Availability: 'params.id' },
  response: z.object({ status: Success, blocks: z.array(CarBlock) }),
});

const Answer = z.object({ status: Success, block: CarBlock });

export const createBlock = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/blocks',
  access: 'owner',
  idempotency: 'optional',
  summary:
    'Blocks a car of the owner for a time. Unavailable dates: 409 with what occupies them and the nearest free dates of the same length.',
  params: z.object({ id: Id }),
  body: z.strictObject({ from: RentalMoment, to: RentalMoment, kind: OwnBlockKind, note }),
  invalidates: { Availability: 'params.id' },
  success: 201,
  response: Answer,
  errors: ['CAR_TAKEN', 'TOO_MANY_BLOCKS'],
});

export const updateBlock = call({
  method: 'PATCH',
  path: '/api/fleet/blocks/:id',
  access: 'owner',
  summary: "Moves or resizes one of the owner's blocks, also to another car of the owner, or changes its kind or note.",
  params: ThatBlock,
  body: z.strictObject({
    car_id: SentId.optional(),
    from: RentalMoment.optional(),
    to: RentalMoment.optional(),
    kind: OwnBlockKind.optional(),
    note,
  }),
  invalidates: { Availability: 'every' },
  response: Answer,
  errors: ['CAR_TAKEN', 'TOO_MANY_BLOCKS', 'BLOCK_OF_ORDER', 'BLOCK_OF_FEED'],
});

export const deleteBlock = call({
  method: 'DELETE',
  path: '/api/fleet/blocks/:id',
  access: 'owner',
  summary: 'Frees the days of a block of the own. Those of orders and imported calendars go where they came from.',
  params: ThatBlock,
  invalidates: { Availability: 'every' },
  success: 204,
  response: z.undefined(),
  errors: ['BLOCK_OF_ORDER', 'BLOCK_OF_FEED'],
});
