import { type Kysely, sql } from 'kysely';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { BlockKind } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** Whose cars, and which of them: all, those of a branch, or one. */
export interface FleetPart {
  readonly ownerId: number;
  readonly branchId: number | null;
  readonly carId: number | null;
}

const ofPart = ({ ownerId, branchId, carId }: FleetPart) => sql`
  c.owner_id = ${ownerId} and c.status <> 'draft' and (${branchId}::integer is null or c.branch_id = ${branchId})
  and (${carId}::integer is null or c.id = ${carId})`;

/** As many as an owner can have. */
const MOST_CARS = 500;

export async function listCalendarCars(
  db: Kysely<Database>,
  part: FleetPart,
): Promise<Omit<CalendarCar, 'blocks' | 'requests'>[]> {
  const { rows } = await sql<Omit<CalendarCar, 'blocks' | 'requests'>>`
    select c.id, c.slug, brands.name as brand, models.name as model, c.year, c.status, c.branch_id, galleries.main as image
    from cars c
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
      left join car_galleries galleries on galleries.car_id = c.id
    where ${ofPart(part)} order by brands.name, models.name, c.year, c.id limit ${MOST_CARS}`.execute(db);
  return rows;
}

export interface OrderColumns {
  readonly order_id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly client: string;
  readonly order_from: Date;
  readonly order_to: Date;
  readonly net: number;
}

// Who has left has no surname any more.
const orderColumns = sql`o.id as order_id, o.number, o.status,
  clients.name || case when clients.surname = '' then '' else ' ' || left(clients.surname, 1) || '.' end as client,
  lower(o.period) as order_from, upper(o.period) as order_to, o.total - o.commission as net`;

export type FleetBlockRow = {
  readonly id: number;
  readonly car_id: number;
  readonly kind: BlockKind;
  readonly from: Date;
  readonly to: Date;
  readonly note: string | null;
  readonly feed_id: number | null;
  readonly feed_name: string | null;
} & (OrderColumns | { readonly order_id: null });

export async function listFleetBlocks(
  db: Kysely<Database>,
  part: FleetPart,
  { from, to }: RentalDates,
): Promise<FleetBlockRow[]> {
  const { rows } = await sql<FleetBlockRow>`
    select b.id, b.car_id, b.kind, lower(b.period) as "from", upper(b.period) as "to", b.note, b.feed_id, f.name as feed_name,
      ${orderColumns}
    from cars c
      join car_blocks b on b.car_id = c.id and b.period && tstzrange(${from}::timestamptz, ${to}::timestamptz)
      left join car_feeds f on f.id = b.feed_id
      left join orders o on o.id = b.order_id
      left join clients on clients.id = o.client_id
    where ${ofPart(part)} order by b.car_id, lower(b.period)`.execute(db);
  return rows;
}

export async function listFleetRequests(
  db: Kysely<Database>,
  part: FleetPart,
  { from, to }: RentalDates,
): Promise<(OrderColumns & { readonly car_id: number })[]> {
  const { rows } = await sql<OrderColumns & { readonly car_id: number }>`
    select o.car_id, ${orderColumns}
    from orders o join cars c on c.id = o.car_id join clients on clients.id = o.client_id
    where o.owner_id = ${part.ownerId} and o.status = 'requested'
      and o.period && tstzrange(${from}::timestamptz, ${to}::timestamptz) and ${ofPart(part)}
    order by o.car_id, lower(o.period), o.id`.execute(db);
  return rows;
}
