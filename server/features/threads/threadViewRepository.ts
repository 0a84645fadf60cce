import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Picture } from '#contract/calls/cars.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Thread, ThreadSide } from '#contract/calls/threads.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { ThreadPlace } from './threadCursor.ts';

/** A message as it was written, before it is decided what of it the reader may see. */
export interface MessageRow {
  readonly id: number;
  readonly author: ThreadSide | 'system';
  readonly text: string;
  readonly key: string | null;
  readonly at: string;
  readonly order: { id: number; number: string; event: OrderEventName; from: string; to: string } | null;
}

/** A thread with everything its list shows of it. */
export interface ThreadRow {
  readonly id: number;
  readonly client_id: number;
  readonly owner_id: number;
  readonly client_name: string;
  readonly owner_name: string;
  readonly last_author: ThreadSide | null;
  readonly last_written_id: number;
  readonly client_seen_id: number;
  readonly owner_seen_id: number;
  readonly last_at: Date;
  readonly car: Omit<Thread['car'], 'image'>;
  readonly image: Picture | null;
  readonly last_message: MessageRow | null;
  readonly order: Thread['order'];
  /** Whether the two may know how to reach each other. */
  readonly is_open: boolean;
}

const moment = (instant: string) => sql.raw(`to_char(${instant} at time zone 'Asia/Tbilisi', 'YYYY-MM-DD"T"HH24:MI')`);

/** As JSON, because the last one travels inside its thread. */
const messageJson = sql`json_build_object('id', m.id, 'author', m.author, 'text', m.text, 'key', m.key,
  'at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'order', case when o.id is not null then json_build_object('id', o.id, 'number', o.number, 'event', m.event,
    'from', ${moment('lower(o.period)')}, 'to', ${moment('upper(o.period)')}) end)`;

/** Of `threads t`. */
export const isOpen = sql<boolean>`exists (select from orders p where p.client_id = t.client_id and p.owner_id = t.owner_id
  and p.paid_at is not null and p.status in ('confirmed', 'active', 'completed'))`;

export async function listThreadRows(
  db: Kysely<Database>,
  side: ThreadSide,
  partyId: number,
  { after, limit }: { readonly after: ThreadPlace | null; readonly limit: number },
): Promise<readonly ThreadRow[]> {
  const mine = side === 'client' ? sql`t.client_id = ${partyId}` : sql`t.owner_id = ${partyId}`;
  // A cursor has milliseconds, as everything that is written by the server.
  const [at, id] = after ?? [null, null];
  const isAfter = after === null ? sql`true` : sql`(t.last_at, t.id) < (${at}::timestamptz, ${id}::integer)`;
  return selectThreads(db, sql`${mine} and ${isAfter} order by t.last_at desc, t.id desc limit ${limit}`);
}

export async function findThreadRow(db: Kysely<Database>, id: number): Promise<ThreadRow | undefined> {
  return (await selectThreads(db, sql`t.id = ${id}`))[0];
}

async function selectThreads(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<readonly ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select t.id, t.client_id, t.owner_id, t.last_author, t.last_written_id, t.client_seen_id, t.owner_seen_id, t.last_at,
      clients.name || ' ' || left(clients.surname, 1) || '.' as client_name,
      case owners.kind when 'legal' then owners.name else owners.name || ' ' || left(owners.surname, 1) || '.' end as owner_name,
      json_build_object('id', c.id, 'slug', c.slug, 'brand', brands.name, 'model', models.name, 'year', c.year,
        'is_active', c.status = 'active') as car,
      galleries.main as image,
      (select ${messageJson} from messages m left join orders o on o.id = m.order_id
        where m.thread_id = t.id order by m.id desc limit 1) as last_message,
      (select json_build_object('id', o.id, 'number', o.number, 'status', o.status,
          'from', ${moment('lower(o.period)')}, 'to', ${moment('upper(o.period)')})
        from orders o where o.client_id = t.client_id and o.owner_id = t.owner_id and o.car_id = t.car_id
        order by o.id desc limit 1) as "order",
      ${isOpen} as is_open
    from threads t
      join clients on clients.id = t.client_id
      join owners on owners.id = t.owner_id
      join cars c on c.id = t.car_id
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
      left join car_galleries galleries on galleries.car_id = c.id
    where ${which}`.execute(db);
  return rows;
}

/** Newest first, older than `before` where that is given. */
export async function listMessageRows(
  db: Kysely<Database>,
  threadId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<{ message: MessageRow }>`
    select ${messageJson} as message from messages m left join orders o on o.id = m.order_id
    where m.thread_id = ${threadId} and (${before}::integer is null or m.id < ${before})
    order by m.id desc limit ${limit}`.execute(db);
  return rows.map(({ message }) => message);
}

export async function findMessageRow(db: Kysely<Database>, id: number): Promise<MessageRow> {
  const { rows } = await sql<{ message: MessageRow }>`
    select ${messageJson} as message from messages m left join orders o on o.id = m.order_id
    where m.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Message ${id} is not there.`);
  return row.message;
}
