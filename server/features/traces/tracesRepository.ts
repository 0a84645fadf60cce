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
  return db
    .selectFrom('traces')
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('rows'),
      fn.coalesce(fn.sum<number>('size'), lit(0)).as('bytes'),
    ])
    .where(sql<boolean>`(user_id is not null)`, '=', isOfPeople)
    .executeTakeFirstOrThrow();
}

/** Whether the order is there for whoever sends a report: their own, or anybody's for an admin. */
export async function hasOrder(
  db: Kysely<Database>,
  { clientId, ownerId, roles }: Pick<Actor, 'clientId' | 'ownerId' | 'roles'>,
  id: number,
): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .$if(!roles.includes('admin'), (query) =>
      query.where((where) => where.or([where('client_id', '=', clientId), where('owner_id', '=', ownerId)])),
    )
    .executeTakeFirst();
  return order !== undefined;
}

const selectTraces = (db: Kysely<Database>) =>
  db
    .selectFrom('traces as t')
    .leftJoin('orders as r', 'r.id', 't.order_id')
    .select(({ selectFrom }) => [
      't.id',
      't.number',
      't.user_id',
      't.order_id',
      't.state',
      't.note_sealed',
      't.screen',
      't.count',
      't.build',
      't.locale',
      't.width',
      't.height',
      't.sent_at',
      'r.number as order_number',
      selectFrom('threads as h')
        .select('h.id')
        .whereRef('h.client_id', '=', 'r.client_id')
        .whereRef('h.owner_id', '=', 'r.owner_id')
        .whereRef('h.car_id', '=', 'r.car_id')
        .as('thread_id'),
      selectFrom('users as u')
        .leftJoin('clients as c', 'c.user_id', 'u.id')
        .leftJoin('owners as o', 'o.user_id', 'u.id')
        .select(({ fn }) => fn.coalesce(personName, 'u.email').as('name'))
        .whereRef('u.id', '=', 't.handled_by')
        .where('u.deleted_at', 'is', null)
        .as('handler'),
    ]);

export interface TraceFilter {
  /** Only what was sent after it: the rest is on its way out. */
  readonly after: Date;
  readonly state: TraceState | undefined;
  /** Null: any number. */
  readonly beginnings: readonly string[] | null;
}

function wanted({ after, state, beginnings }: TraceFilter): RawBuilder<boolean> {
  const numbers = beginnings?.map((beginning) => sql`t.number like ${`${beginning}%`}`);
  return sql.join<boolean>(
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
  return selectTraces(db).where(wanted(filter)).orderBy('t.id', 'desc').limit(limit).offset(offset).execute();
}

/** How many there are in each state. */
export async function countTraces(db: Kysely<Database>, filter: TraceFilter): Promise<Record<TraceState, number>> {
  const rows = await db
    .selectFrom('traces as t')
    .select(({ fn }) => ['t.state', fn.countAll<number>().as('count')])
    .where(wanted(filter))
    .groupBy('t.state')
    .execute();
  const counts = { new: 0, open: 0, solved: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export async function findTrace(db: Kysely<Database>, id: number, after: Date): Promise<TraceRow | undefined> {
  return selectTraces(db).where('t.id', '=', id).where('t.sent_at', '>', after).executeTakeFirst();
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
  return db
    .selectFrom('users as u')
    .leftJoin('clients as c', 'c.user_id', 'u.id')
    .leftJoin('owners as o', 'o.user_id', 'u.id')
    .select(['u.id', 'u.email', personName.as('name')])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
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

export async function listTracesOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('traces')
    .select(['number', 'sent_at', 'state', 'order_id', 'screen', 'note_sealed'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function deleteTracesOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('traces').where('user_id', '=', userId).execute();
}
