import { type Kysely, type NotNull, sql } from 'kysely';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** Whose cars, and which of them: all but the drafts, those of a branch, or one, whatever it is. */
export interface FleetPart {
  readonly ownerId: number;
  readonly branchId: number | null;
  readonly carId: number | null;
}

const ofPart = ({ ownerId, branchId, carId }: FleetPart) => sql<boolean>`
  c.owner_id = ${ownerId} and (${branchId}::integer is null or c.branch_id = ${branchId})
  and ${carId === null ? sql`c.status <> 'draft'` : sql`c.id = ${carId}`}`;

/** As many as an owner can have. */
const MOST_CARS = 500;

export async function listCalendarCars(
  db: Kysely<Database>,
  part: FleetPart,
): Promise<Omit<CalendarCar, 'blocks' | 'requests'>[]> {
  return (
    db
      .selectFrom('cars as c')
      .innerJoin('brands', 'brands.code', 'c.brand_code')
      .innerJoin('models', 'models.code', 'c.model_code')
      .leftJoin('car_galleries as galleries', 'galleries.car_id', 'c.id')
      .select([
        'c.id',
        'c.slug',
        'brands.name as brand',
        'models.name as model',
        'c.year',
        'c.status',
        'c.branch_id',
        'galleries.main as image',
      ])
      // Only a draft may lack one of these.
      .$narrowType<{ slug: NotNull; year: NotNull; status: CalendarCar['status']; branch_id: NotNull }>()
      .where(ofPart(part))
      .orderBy('brands.name')
      .orderBy('models.name')
      .orderBy('c.year')
      .orderBy('c.id')
      .limit(MOST_CARS)
      .execute()
  );
}

export interface OrderColumns extends Readonly<Row<'orders', 'number' | 'status'>> {
  readonly order_id: number;
  readonly client: string;
  readonly order_from: Date;
  readonly order_to: Date;
  readonly net: number;
}

// Who has left has no surname any more.
const orderColumns = sql`o.id as order_id, o.number, o.status,
  clients.name || case when clients.surname = '' then '' else ' ' || left(clients.surname, 1) || '.' end as client,
  lower(o.period) as order_from, upper(o.period) as order_to, o.total - o.commission as net`;

export type FleetBlockRow = Readonly<Row<'car_blocks', 'id' | 'car_id' | 'kind' | 'note' | 'feed_id'>> &
  RentalDates & { readonly feed_name: string | null } & (OrderColumns | { readonly order_id: null });

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
