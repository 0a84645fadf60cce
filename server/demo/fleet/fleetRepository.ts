import type { PoolClient } from 'pg';
import type { CarTerms } from '#contract/domain/terms.ts';
import { readStoredTerms, storedTermsJson, type StoredTerms } from '#server/features/rental/termsRepository.ts';

type Row = Readonly<Record<string, unknown>>;

/** The tables the demo fleet fills. */
export type FleetTable =
  | 'users'
  | 'clients'
  | 'owners'
  | 'branches'
  | 'branch_hours'
  | 'branch_exceptions'
  | 'cars'
  | 'owner_terms'
  | 'places'
  | 'pictures'
  | 'car_pictures'
  | 'car_extras'
  | 'car_equipment'
  | 'car_date_prices'
  | 'car_seasons'
  | 'car_weekday_prices'
  | 'car_length_prices'
  | 'car_length_discounts'
  | 'orders'
  | 'car_blocks'
  | 'reviews'
  | 'threads';

const withIds: readonly FleetTable[] = [
  'users',
  'clients',
  'owners',
  'branches',
  'cars',
  'pictures',
  'orders',
  'reviews',
  'threads',
];

/** Inserts rows in one statement and gives their ids in the same order. */
export async function insertRows(
  client: PoolClient,
  table: FleetTable,
  rows: readonly Row[],
): Promise<readonly number[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first).join(', ');
  const { rows: inserted } = await client.query<{ id: number }>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     ${withIds.includes(table) ? 'returning id' : ''}`,
    [JSON.stringify(rows)],
  );
  return inserted.map(({ id }) => id);
}

/** A calendar that a car follows, and the blocks of what of it nothing else takes. */
export async function insertFeed(
  client: PoolClient,
  feed: {
    readonly carId: number;
    readonly name: string;
    readonly events: readonly (readonly [from: number, to: number, isUnnamed: boolean])[];
    readonly readAt: Date;
  },
): Promise<void> {
  await client.query(
    `with feed as (
       insert into car_feeds (car_id, name, events, events_at, read_at, tried_at) values ($1, $2, $3, $4, $4, $4) returning id, events)
     insert into car_blocks (car_id, kind, feed_id, period)
     select $1, 'ical', feed.id, period
     from feed, jsonb_array_elements(feed.events) as e,
       lateral (select tstzrange(to_timestamp((e->>0)::float8 / 1000), to_timestamp((e->>1)::float8 / 1000)) as period) span
     where not exists (select from car_blocks b where b.car_id = $1 and b.period && span.period)`,
    [feed.carId, feed.name, JSON.stringify(feed.events), feed.readAt],
  );
}

/** Waits for whoever is filling, then says whether anything is there already. */
export async function lockEmptyFleet(client: PoolClient): Promise<boolean> {
  await client.query('lock table cars in share row exclusive mode');
  const { rows } = await client.query<{ is_empty: boolean }>('select not exists (select from cars) as is_empty');
  return rows[0]?.is_empty ?? false;
}

/** What must have happened to the orders for them to stand where they do. */
export async function fillOrderEvents(client: PoolClient): Promise<void> {
  await client.query(`
    insert into order_events (order_id, event, actor, status, at)
    select o.id, e.event, e.actor, e.status, e.at
    from orders o join cars c on c.id = o.car_id, lateral (values
      (1, case when c.needs_confirmation then 'request' else 'book' end, 'client',
        case when c.needs_confirmation then 'requested' else 'confirmed' end, o.requested_at, true),
      (2, case when o.status = 'declined' then 'decline' else 'accept' end, 'owner',
        case when o.status = 'declined' then 'declined' else 'confirmed' end, o.answered_at, o.answered_at is not null),
      (3, 'pay', 'system', 'confirmed', o.paid_at, o.paid_at is not null),
      (4, 'cancel', 'client', 'cancelled', o.requested_at + interval '3 hours', o.status = 'cancelled'),
      (5, 'start', 'owner', 'active', lower(o.period), o.status in ('active', 'completed')),
      (6, 'finish', 'owner', 'completed', upper(o.period), o.status = 'completed')
    ) as e (step, event, actor, status, at, is_done)
    where e.is_done order by o.id, e.step`);
}

/** Messages of people and lines about orders, in the order of their moments; then what threads know of their messages. */
export async function fillThreadLines(
  client: PoolClient,
  messages: readonly Row[],
  orders: readonly { readonly thread: number; readonly order: number }[],
  unseen: readonly number[],
): Promise<void> {
  await client.query(
    `insert into messages (thread_id, author, text, event, order_id, created_at)
     select thread_id, author, text, event, order_id, created_at from (
       select thread_id, author, text, event, order_id, created_at, 0 as step from jsonb_populate_recordset(null::messages, $1)
       union all
       select o.thread, 'system', '', e.event, e.order_id, e.at, e.id
       from jsonb_to_recordset($2) as o (thread integer, "order" integer) join order_events e on e.order_id = o."order"
     ) as line (thread_id, author, text, event, order_id, created_at, step)
     order by thread_id, created_at, step`,
    [JSON.stringify(messages), JSON.stringify(orders)],
  );
  await client.query(
    `update threads t set last_at = m.last_at, last_author = w.author, last_written_id = w.id,
       client_seen_id = case when w.author = 'owner' and t.id = any($1) then w.id - 1 else m.last_id end,
       owner_seen_id = case when w.author = 'client' and t.id = any($1) then w.id - 1 else m.last_id end,
       client_unread_id = case when w.author = 'owner' and t.id = any($1) then w.id end,
       owner_unread_id = case when w.author = 'client' and t.id = any($1) then w.id end
     from (select thread_id, max(id) as last_id, max(created_at) as last_at from messages group by thread_id) m,
       lateral (select id, author from messages where thread_id = m.thread_id and author <> 'system' order by id desc limit 1) w
     where m.thread_id = t.id`,
    [unseen],
  );
}

export async function forgetBlocksBefore(client: PoolClient, moment: Date): Promise<void> {
  await client.query('update busy_horizon set ended_before = $1', [moment]);
}

/** The terms that cars are rented out on, by car. */
export async function readTermsOf(client: PoolClient, carIds: readonly number[]): Promise<Map<number, CarTerms>> {
  const { rows } = await client.query<{ id: number; terms: StoredTerms }>(
    `select c.id, ${storedTermsJson} as terms from cars c where c.id = any($1)`,
    [carIds],
  );
  return new Map(rows.map(({ id, terms }) => [id, readStoredTerms(terms)]));
}

/** What the planner knows about tables that were just filled decides how it searches them. */
export async function analyzeFleet(client: PoolClient): Promise<void> {
  await client.query('analyze cars, car_blocks, car_galleries, messages, orders, reviews, search_terms, threads');
}

/** Another car looks the same. */
export async function copyPictures(
  client: PoolClient,
  { from, to, shots }: { readonly from: number; readonly to: number; readonly shots: readonly string[] },
): Promise<void> {
  await client.query(
    `insert into car_pictures (car_id, shot, picture_id, is_main)
     select $2, shot, picture_id, is_main from car_pictures where car_id = $1 and shot = any($3)`,
    [from, to, shots],
  );
}

/** Old prices stood for a month, until ten days ago; cars too new for that have none. */
export async function fillOldPrices(client: PoolClient, midnight: Date): Promise<void> {
  await client.query(
    "update cars set old_price = null where old_price is not null and created_at > $1::timestamptz - interval '40 days'",
    [midnight],
  );
  await client.query(
    "update cars set old_price_until = ($1::timestamptz + interval '20 days')::date where old_price is not null",
    [midnight],
  );
  await client.query(
    `insert into car_price_history (car_id, price, stood_from, stood_to)
     select id, old_price, created_at, $1::timestamptz - interval '10 days' from cars where old_price is not null`,
    [midnight],
  );
  await client.query(
    `update car_price_history h set stood_from = $1::timestamptz - interval '10 days'
     from cars c where c.id = h.car_id and c.old_price is not null and h.stood_to is null`,
    [midnight],
  );
}

/** Nobody orders a car before it is there. */
export async function addBeforeRenting(client: PoolClient): Promise<void> {
  await client.query(
    `update cars set created_at = ordered.first - interval '3 days'
     from (select car_id, min(requested_at) as first from orders group by car_id) ordered
     where ordered.car_id = cars.id and cars.created_at > ordered.first - interval '3 days'`,
  );
}

/** Whose a car is, and where it stands. */
export async function findPlace(client: PoolClient, carId: number): Promise<{ owner_id: number; branch_id: number }> {
  const { rows } = await client.query<{ owner_id: number; branch_id: number }>(
    'select owner_id, branch_id from cars where id = $1',
    [carId],
  );
  return rows[0] ?? { owner_id: 0, branch_id: 0 };
}
