import { type Kysely, sql } from 'kysely';
import type { Picture } from '#contract/calls/cars/cars.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Thread, ThreadSide } from '#contract/calls/threads.ts';
import { publicOwnerName } from '#server/features/rental/publicOwnerRepository.ts';
import { instantText } from '#server/platform/db/instantText.ts';
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
  readonly owner_picture_key: string | null;
  readonly is_client_deleted: boolean;
  readonly is_owner_deleted: boolean;
  /** Whether the owner has a page. */
  readonly is_owner_here: boolean;
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
const messageJson = sql<MessageRow>`json_build_object('id', m.id, 'author', m.author, 'text', m.text, 'key', m.key,
  'at', ${instantText('m.created_at')},
  'order', case when o.id is not null then json_build_object('id', o.id, 'number', o.number, 'event', m.event,
    'from', ${moment('lower(o.period)')}, 'to', ${moment('upper(o.period)')}) end)`;

/** Of `messages m`: what people wrote, and the lines of the marketplace that this reader has not switched off. */
const isWanted = (userId: number) => sql<boolean>`(m.event is null or not exists (
  select from notice_settings n where n.user_id = ${userId} and not n.message
    and n.kind = case when m.event like 'remind\\_%' then 'reminders' else 'orders' end))`;

/** Of `threads t`. */
export const isOpen = sql<boolean>`exists (select from orders p where p.client_id = t.client_id and p.owner_id = t.owner_id
  and p.paid_at is not null and p.status in ('confirmed', 'active', 'completed'))`;

export async function listThreadRows(
  db: Kysely<Database>,
  side: ThreadSide,
  partyId: number,
  readerId: number,
  { after, limit }: { readonly after: ThreadPlace | null; readonly limit: number },
): Promise<readonly ThreadRow[]> {
  // A cursor has milliseconds, as everything that is written by the server.
  const [at, id] = after ?? [null, null];
  return selectThreads(db, readerId)
    .where(`t.${side}_id`, '=', partyId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(t.last_at, t.id) < (${at}::timestamptz, ${id}::integer)`))
    .orderBy('t.last_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findThreadRow(
  db: Kysely<Database>,
  id: number,
  readerId: number,
): Promise<ThreadRow | undefined> {
  return selectThreads(db, readerId).where('t.id', '=', id).executeTakeFirst();
}

function selectThreads(db: Kysely<Database>, readerId: number) {
  return db
    .selectFrom('threads as t')
    .innerJoin('clients', 'clients.id', 't.client_id')
    .innerJoin('owners', 'owners.id', 't.owner_id')
    .innerJoin('users as client_users', 'client_users.id', 'clients.user_id')
    .innerJoin('users as owner_users', 'owner_users.id', 'owners.user_id')
    .innerJoin('cars as c', 'c.id', 't.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .leftJoin('car_galleries as galleries', 'galleries.car_id', 'c.id')
    .select(({ selectFrom }) => [
      't.id',
      't.client_id',
      't.owner_id',
      't.last_author',
      't.last_written_id',
      't.client_seen_id',
      't.owner_seen_id',
      't.last_at',
      sql<string>`clients.name || ' ' || left(clients.surname, 1) || '.'`.as('client_name'),
      sql<string>`${sql.raw(publicOwnerName)}`.as('owner_name'),
      'owner_users.picture_key as owner_picture_key',
      sql<boolean>`client_users.deleted_at is not null`.as('is_client_deleted'),
      sql<boolean>`owner_users.deleted_at is not null`.as('is_owner_deleted'),
      sql<boolean>`owner_users.deleted_at is null and owner_users.blocked_at is null`.as('is_owner_here'),
      sql<ThreadRow['car']>`json_build_object('id', c.id, 'slug', c.slug, 'brand', brands.name, 'model', models.name,
        'year', c.year, 'is_active', c.status = 'active')`.as('car'),
      'galleries.main as image',
      selectFrom('messages as m')
        .leftJoin('orders as o', 'o.id', 'm.order_id')
        .select(messageJson.as('message'))
        .whereRef('m.thread_id', '=', 't.id')
        .where(isWanted(readerId))
        .orderBy('m.id', 'desc')
        .limit(1)
        .as('last_message'),
      selectFrom('orders as o')
        .select(
          sql<NonNullable<Thread['order']>>`json_build_object('id', o.id, 'number', o.number, 'status', o.status,
            'from', ${moment('lower(o.period)')}, 'to', ${moment('upper(o.period)')})`.as('order'),
        )
        .whereRef('o.client_id', '=', 't.client_id')
        .whereRef('o.owner_id', '=', 't.owner_id')
        .whereRef('o.car_id', '=', 't.car_id')
        .orderBy('o.id', 'desc')
        .limit(1)
        .as('order'),
      isOpen.as('is_open'),
    ]);
}

const selectMessages = (db: Kysely<Database>) =>
  db.selectFrom('messages as m').leftJoin('orders as o', 'o.id', 'm.order_id').select(messageJson.as('message'));

/** Newest first, older than `before` where that is given. */
export async function listMessageRows(
  db: Kysely<Database>,
  threadId: number,
  { before, limit, readerId }: { readonly before: number | null; readonly limit: number; readonly readerId: number },
): Promise<readonly MessageRow[]> {
  const rows = await selectMessages(db)
    .where('m.thread_id', '=', threadId)
    .where(isWanted(readerId))
    .$if(before !== null, (query) => query.where('m.id', '<', before))
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ message }) => message);
}

export async function findMessageRow(db: Kysely<Database>, id: number): Promise<MessageRow> {
  const row = await selectMessages(db).where('m.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Error(`Message ${id} is not there.`);
  return row.message;
}
