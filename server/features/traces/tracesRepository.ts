import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { TraceState } from '#contract/calls/traces.ts';
import { personName } from '#server/platform/db/personNameRepository.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface TraceRow {
  readonly id: number;
  readonly number: string;
  readonly user_id: number | null;
  readonly order_id: number | null;
  readonly order_number: string | null;
  readonly thread_id: number | null;
  readonly state: TraceState;
  readonly note_sealed: Buffer | null;
  readonly screen: string;
  readonly count: number;
  readonly build: string;
  readonly locale: 'en' | 'ka' | 'ru';
  readonly width: number;
  readonly height: number;
  readonly sent_at: Date;
  readonly handler: string | null;
}

/** Undefined when the number is taken already. */
export async function insertTrace(
  db: Kysely<Database>,
  trace: Insertable<Database['traces']>,
): Promise<{ id: number; number: string } | undefined> {
  return db
    .insertInto('traces')
    .values(trace)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
}

/** How much is kept of everybody with an account, or of all visitors. */
export async function measureTraces(
  db: Kysely<Database>,
  isOfPeople: boolean,
): Promise<{ rows: number; bytes: number }> {
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select count(*)::integer as rows, coalesce(sum(size), 0)::float8 as bytes
    from traces where (user_id is not null) = ${isOfPeople}`.execute(db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}

/** Whether the order is there for whoever sends a report: their own, or anybody's for an admin. */
export async function hasOrder(
  db: Kysely<Database>,
  { clientId, ownerId, roles }: Pick<Actor, 'clientId' | 'ownerId' | 'roles'>,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from orders where id = ${id}
      and (client_id = ${clientId} or owner_id = ${ownerId} or ${roles.includes('admin')})`.execute(db);
  return rows.length > 0;
}

const columns = sql`
  t.id, t.number, t.user_id, t.order_id, t.state, t.note_sealed, t.screen, t.count, t.build, t.locale, t.width, t.height,
  t.sent_at, r.number as order_number,
  (select h.id from threads h
    where h.client_id = r.client_id and h.owner_id = r.owner_id and h.car_id = r.car_id) as thread_id,
  (select coalesce(${personName}, u.email::text)
    from users u left join clients c on c.user_id = u.id left join owners o on o.user_id = u.id
    where u.id = t.handled_by and u.deleted_at is null) as handler
  from traces t left join orders r on r.id = t.order_id`;

export interface TraceFilter {
  /** Only what was sent after it: the rest is on its way out. */
  readonly after: Date;
  readonly state: TraceState | undefined;
  /** Null: any number. */
  readonly beginnings: readonly string[] | null;
}

function wanted({ after, state, beginnings }: TraceFilter): RawBuilder<unknown> {
  const numbers = beginnings?.map((beginning) => sql`t.number like ${`${beginning}%`}`);
  return sql.join(
    [
      sql`t.sent_at > ${after}`,
      ...(state === undefined ? [] : [sql`t.state = ${state}`]),
      ...(numbers === undefined ? [] : [numbers.length === 0 ? sql`false` : sql`(${sql.join(numbers, sql` or `)})`]),
    ],
    sql` and `,
  );
}

/** The newest first. */
export async function listTraceRows(
  db: Kysely<Database>,
  filter: TraceFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<TraceRow[]> {
  const { rows } = await sql<TraceRow>`
    select ${columns} where ${wanted(filter)} order by t.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many there are in each state. */
export async function countTraces(db: Kysely<Database>, filter: TraceFilter): Promise<Record<TraceState, number>> {
  const { rows } = await sql<{ state: TraceState; count: number }>`
    select t.state, count(*)::integer as count from traces t where ${wanted(filter)} group by t.state`.execute(db);
  const counts = { new: 0, open: 0, solved: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export async function findTrace(db: Kysely<Database>, id: number, after: Date): Promise<TraceRow | undefined> {
  const { rows } = await sql<TraceRow>`
    select ${columns} where t.id = ${id} and t.sent_at > ${after}`.execute(db);
  return rows[0];
}

export async function findFile(db: Kysely<Database>, id: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('traces').select('file_sealed').where('id', '=', id).executeTakeFirst();
  return row?.file_sealed;
}

/** Holds the report until the transaction ends. */
export async function lockTrace(db: Kysely<Database>, id: number, after: Date) {
  return db
    .selectFrom('traces')
    .select(['id', 'number', 'state', 'count', 'user_id'])
    .where('id', '=', id)
    .where('sent_at', '>', after)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateState(
  db: Kysely<Database>,
  id: number,
  { state, handledBy }: { readonly state: TraceState; readonly handledBy: number },
): Promise<void> {
  await db.updateTable('traces').set({ state, handled_by: handledBy }).where('id', '=', id).execute();
}

export async function findPerson(
  db: Kysely<Database>,
  userId: number,
): Promise<{ id: number; name: string | null; email: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string | null; email: string }>`
    select u.id, u.email::text as email, ${personName} as name
    from users u left join clients c on c.user_id = u.id left join owners o on o.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** Some at a time, by their ids. */
export async function listOldTraces(db: Kysely<Database>, sentBefore: Date, afterId: number, limit: number) {
  return db
    .selectFrom('traces')
    .select('id')
    .where('sent_at', '<=', sentBefore)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function deleteTrace(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('traces').where('id', '=', id).execute();
}
