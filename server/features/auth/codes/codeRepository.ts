import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
import { codeRules, DAY_MS } from './codeRules.ts';
import type { CodeFlow } from './codeRules.ts';

export interface CodeRequest {
  readonly flow: CodeFlow;
  /** Lowercased e-mail address. */
  readonly address: string;
  readonly language: Language;
}

/** When codes were asked for within a day before `now`, newest first, in any flow. */
export async function listAskedCodes(
  db: Kysely<Database>,
  address: string,
  now: Date,
): Promise<{ flow: CodeFlow; asked_at: Date }[]> {
  return db
    .selectFrom('codes')
    .select(['flow', 'asked_at'])
    .where('address', '=', address)
    .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('asked_at', 'desc')
    .execute();
}

/** Requests for one address wait for each other until the transaction ends. */
export async function lockAddress(db: Kysely<Database>, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 10))`.execute(db);
}

export async function insertCode(db: Kysely<Database>, request: CodeRequest, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('codes')
    .values({
      ...request,
      code_hash: null,
      asked_at: now,
      expires_at: new Date(now.getTime() + codeRules.lifeMs),
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The row while it is still the newest of its address and flow. */
export async function findNewestCode(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('codes as code')
    .leftJoin('codes as newer', (join) =>
      join
        .onRef('newer.address', '=', 'code.address')
        .onRef('newer.flow', '=', 'code.flow')
        .onRef('newer.id', '>', 'code.id'),
    )
    .select(['code.id', 'code.flow', 'code.address', 'code.language', 'code.asked_at', 'code.used_at'])
    .where('code.id', '=', id)
    .where('newer.id', 'is', null)
    .executeTakeFirst();
}

/** The digits were drawn now; the ten minutes begin. */
export async function saveCodeHash(db: Kysely<Database>, id: number, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('codes')
    .set({ code_hash: hash, expires_at: new Date(now.getTime() + codeRules.lifeMs) })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes one try of the newest code, before anything is compared: one statement, so that of any number of parallel
 * guesses exactly five get the hash. The row's own `tries` is read again after waiting for another guess; the sum
 * over the other rows is not, but those can't be tried any more, except for the newest of each other flow: guesses at
 * both at once get past the day's limit by the five of such a code at most.
 */
export async function takeTry(db: Kysely<Database>, flow: CodeFlow, address: string, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS - codeRules.lifeMs);
  const { rows } = await sql<Row<'codes', 'id' | 'code_hash'>>`
    update codes set tries = tries + 1
    where id = (select id from codes where address = ${address} and flow = ${flow} order by asked_at desc, id desc limit 1)
      and used_at is null and expires_at > ${now} and tries < ${codeRules.triesPerCode}
      and tries + (
        select coalesce(sum(other.tries - (other.used_at is not null)::int), 0) from codes other
        where other.address = codes.address and other.id <> codes.id and other.asked_at > ${dayAgo}
      ) < ${codeRules.wrongTriesPerDay}
    returning id, code_hash`.execute(db);
  return rows[0];
}

/** Why no try was left. */
export async function findNewestState(db: Kysely<Database>, flow: CodeFlow, address: string) {
  return db
    .selectFrom('codes')
    .select(['tries', 'used_at', 'expires_at'])
    .where('address', '=', address)
    .where('flow', '=', flow)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** True for the one who used the code up; false for whoever comes second with the same digits. */
export async function useCode(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was sent to an account to log in or to set a new password is worth nothing any more; it still counts for the limits. */
export async function endCodesOf(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('address', '=', ({ selectFrom }) => selectFrom('users').select('email').where('id', '=', userId))
    .where('flow', 'in', ['login', 'recovery'])
    .where('used_at', 'is', null)
    .execute();
}

/** Rows older than the longest limit counted from them. */
export async function deleteOldCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('codes')
    .where('asked_at', '<', new Date(now.getTime() - 2 * DAY_MS))
    .execute();
}
