import { type Kysely, sql } from 'kysely';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { ThreadSide } from '#contract/calls/threads.ts';
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
  return db
    .selectFrom('threads as t')
    .innerJoin('clients', 'clients.id', 't.client_id')
    .innerJoin('owners', 'owners.id', 't.owner_id')
    .select([
      't.id',
      't.client_id',
      't.owner_id',
      'clients.user_id as client_user_id',
      'owners.user_id as owner_user_id',
    ])
    .where('t.id', '=', id)
    .forNoKeyUpdate('t')
    .executeTakeFirst();
}

/** Which of the two accounts are there. They stay until the transaction ends: whoever deletes one waits for it. */
export async function holdAccounts(
  db: Kysely<Database>,
  { client_user_id, owner_user_id }: Pick<HeldThread, 'client_user_id' | 'owner_user_id'>,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [client_user_id, owner_user_id])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Who rents the car out; none of a car that nobody can rent. */
export async function findCarOwner(db: Kysely<Database>, carId: number): Promise<number | undefined> {
  const car = await db
    .selectFrom('cars')
    .select('owner_id')
    .where('id', '=', carId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return car?.owner_id;
}

/** The one thread of the three, made if it is not there. */
export async function ensureThread(
  db: Kysely<Database>,
  { clientId, ownerId, carId }: { readonly clientId: number; readonly ownerId: number; readonly carId: number },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('threads')
    .values({ client_id: clientId, owner_id: ownerId, car_id: carId, created_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'owner_id', 'car_id'])
        .doUpdateSet(({ ref }) => ({ last_at: ref('threads.last_at') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
  const thread = await db
    .updateTable('threads')
    .set({ last_at: at, last_author: author, last_written_id: id })
    .set(`${author}_seen_id`, id)
    .set(`${author}_unread_id`, null)
    .set(`${other}_unread_id`, ({ fn, val }) => fn.coalesce(`${other}_unread_id`, val(id)))
    .where('id', '=', threadId)
    .returning(`${other}_unread_id as unread_id`)
    .executeTakeFirst();
  return thread?.unread_id === id;
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
  const other = side === 'client' ? 'owner' : 'client';
  const row = await db
    .updateTable('threads')
    .from(({ selectFrom }) =>
      selectFrom('messages')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('thread_id', '=', threadId)
        .$if(upTo !== null, (query) => query.where('id', '<=', upTo))
        .as('known'),
    )
    .set(`${side}_seen_id`, ({ ref }) => ref('known.id'))
    .where('threads.id', '=', threadId)
    .whereRef('known.id', '>', `threads.${side}_seen_id`)
    .returning(`threads.${side}_seen_id as seen_id`)
    .executeTakeFirst();
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
  await db
    .updateTable('threads')
    .set(`${side}_unread_id`, unread?.id ?? null)
    .where('id', '=', threadId)
    .execute();
  return { unread: unread ?? null };
}

export interface UnreadRun {
  readonly user_id: number;
  readonly unread_id: number | null;
  readonly car: string;
}

/** Where a side's unread messages begin, and whose they are. */
export async function findUnreadRun(
  db: Kysely<Database>,
  threadId: number,
  side: ThreadSide,
): Promise<UnreadRun | undefined> {
  const party = sql.raw(side === 'client' ? 'clients' : 'owners');
  const { rows } = await sql<UnreadRun>`
    select ${sql.ref(`t.${side}_unread_id`)} as unread_id, party.user_id,
      concat_ws(' ', brands.name, models.name, c.year) as car
    from threads t
      join ${party} party on party.id = ${sql.ref(`t.${side}_id`)}
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
