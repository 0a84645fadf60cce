import { type Kysely, sql } from 'kysely';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { ThreadSide } from '#contract/calls/threads.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** A thread held by its row's lock: whoever writes in it does so one after the other. */
export interface HeldThread {
  readonly id: number;
  readonly client_id: number;
  readonly owner_id: number;
  readonly client_user_id: number;
  readonly owner_user_id: number;
}

export async function lockThread(db: Kysely<Database>, id: number): Promise<HeldThread | undefined> {
  const { rows } = await sql<HeldThread>`
    select t.id, t.client_id, t.owner_id, clients.user_id as client_user_id, owners.user_id as owner_user_id
    from threads t join clients on clients.id = t.client_id join owners on owners.id = t.owner_id
    where t.id = ${id} for no key update of t`.execute(db);
  return rows[0];
}

/** Who rents the car out; none of a car that nobody can rent. */
export async function findCarOwner(db: Kysely<Database>, carId: number): Promise<number | undefined> {
  const { rows } = await sql<{ owner_id: number }>`
    select owner_id from cars where id = ${carId} and status = 'active'`.execute(db);
  return rows[0]?.owner_id;
}

/** The one thread of the three, made if it is not there. */
export async function ensureThread(
  db: Kysely<Database>,
  { clientId, ownerId, carId }: { readonly clientId: number; readonly ownerId: number; readonly carId: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into threads (client_id, owner_id, car_id, created_at, last_at)
    values (${clientId}, ${ownerId}, ${carId}, ${now}, ${now})
    on conflict (client_id, owner_id, car_id) do update set last_at = threads.last_at returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export interface NewMessage {
  readonly thread_id: number;
  readonly author: ThreadSide;
  readonly text: string;
  readonly key: string | null;
  readonly created_at: Date;
}

export async function insertMessage(db: Kysely<Database>, message: NewMessage): Promise<number> {
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface NewLine {
  readonly thread_id: number;
  readonly event: OrderEventName;
  readonly order_id: number;
  readonly created_at: Date;
}

/** What a side has written in a thread with a key. */
export async function findMessageByKey(db: Kysely<Database>, threadId: number, author: ThreadSide, key: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'text'])
    .where('thread_id', '=', threadId)
    .where('author', '=', author)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** A line of the marketplace: it moves the thread up, and is nobody's unread message. */
export async function insertLine(db: Kysely<Database>, line: NewLine): Promise<void> {
  await db
    .insertInto('messages')
    .values({ ...line, author: 'system', text: '' })
    .execute();
  await db.updateTable('threads').set({ last_at: line.created_at }).where('id', '=', line.thread_id).execute();
}

/** Whoever writes has read what was there; says whether a run of unread messages begins for the other one. */
export async function noteWritten(
  db: Kysely<Database>,
  threadId: number,
  { id, author, at }: { readonly id: number; readonly author: ThreadSide; readonly at: Date },
): Promise<boolean> {
  const other = author === 'client' ? 'owner' : 'client';
  const column = (name: string) => sql.ref(name);
  const { rows } = await sql<{ unread_id: number }>`
    update threads set last_at = ${at}, last_author = ${author}, last_written_id = ${id},
      ${column(`${author}_seen_id`)} = ${id}, ${column(`${author}_unread_id`)} = null,
      ${column(`${other}_unread_id`)} = coalesce(${column(`${other}_unread_id`)}, ${id})
    where id = ${threadId} returning ${column(`${other}_unread_id`)} as unread_id`.execute(db);
  return rows[0]?.unread_id === id;
}

export interface Unread {
  readonly id: number;
  readonly created_at: Date;
}

/**
 * Notes what a side has seen, never less than before. False when that was known; else the first message that is still
 * unread, if there is one.
 */
export async function noteSeen(
  db: Kysely<Database>,
  threadId: number,
  side: ThreadSide,
  upTo: number | null,
): Promise<{ readonly unread: Unread | null } | false> {
  const seen = sql.ref(`${side}_seen_id`);
  const other = side === 'client' ? 'owner' : 'client';
  const { rows } = await sql<{ seen_id: number }>`
    update threads set ${seen} = known.id
    from (select max(id) as id from messages where thread_id = ${threadId} and (${upTo}::integer is null or id <= ${upTo})) as known
    where threads.id = ${threadId} and known.id > ${seen} returning ${seen} as seen_id`.execute(db);
  const [row] = rows;
  if (row === undefined) return false;
  const unread = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where('thread_id', '=', threadId)
    .where('author', '=', other)
    .where('id', '>', row.seen_id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  await sql`update threads set ${sql.ref(`${side}_unread_id`)} = ${unread?.id ?? null} where id = ${threadId}`.execute(
    db,
  );
  return { unread: unread ?? null };
}

export interface UnreadRun {
  readonly unread_id: number | null;
  readonly car: string;
  readonly email: string;
  readonly language: Language;
}

/** Where a side's unread messages begin, and how to reach that side by mail. */
export async function findUnreadRun(
  db: Kysely<Database>,
  threadId: number,
  side: ThreadSide,
): Promise<UnreadRun | undefined> {
  const party = sql.raw(side === 'client' ? 'clients' : 'owners');
  const { rows } = await sql<UnreadRun>`
    select ${sql.ref(`t.${side}_unread_id`)} as unread_id, users.email::text as email, users.language,
      concat_ws(' ', brands.name, models.name, c.year) as car
    from threads t
      join ${party} party on party.id = ${sql.ref(`t.${side}_id`)}
      join users on users.id = party.user_id
      join cars c on c.id = t.car_id
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
    where t.id = ${threadId}`.execute(db);
  return rows[0];
}

/** The two sides of an order and its car. */
export async function findOrderParties(db: Kysely<Database>, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['client_id as clientId', 'owner_id as ownerId', 'car_id as carId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}
