import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import { verificationStates } from '#contract/domain/documentKinds.ts';
import { type VerificationState } from '#contract/calls/verification/verification.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

export type VerificationRow = Selectable<Database['verifications']>;

/**
 * The user's row, held until the transaction ends: uploads, removals and decisions happen one after the other, and the
 * account is not deleted meanwhile. Undefined when it is deleted already.
 */
export async function lockVerification(
  db: Transaction<Database>,
  userId: number,
): Promise<VerificationRow | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (user === undefined) return undefined;
  await db
    .insertInto('verifications')
    .values({ user_id: userId, submitted_at: null, decided_at: null, renewed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('verifications').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** As above, but undefined for somebody who never sent anything. */
export async function lockSentVerification(
  db: Transaction<Database>,
  userId: number,
): Promise<VerificationRow | undefined> {
  return db.selectFrom('verifications').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateVerification(
  db: Transaction<Database>,
  userId: number,
  changes: Partial<Pick<VerificationRow, 'status' | 'submitted_at' | 'decided_at' | 'renewed_at'>>,
): Promise<void> {
  await db.updateTable('verifications').set(changes).where('user_id', '=', userId).execute();
}

/** The state, and since when it waits for a decision. */
export async function findWait(db: Kysely<Database>, userId: number) {
  const row = await db
    .selectFrom('verifications')
    .select(['status', 'submitted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { status: 'not_verified' as const, submitted_at: null };
}

export const findState = async (db: Kysely<Database>, userId: number): Promise<VerificationState> =>
  (await findWait(db, userId)).status;

interface Queue {
  readonly status: VerificationState;
  readonly limit: number;
  readonly offset: number;
}

const people = (db: Kysely<Database>) =>
  db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .innerJoin('clients', 'clients.user_id', 'verifications.user_id')
    .select([
      'verifications.user_id',
      'verifications.status',
      'verifications.submitted_at',
      'verifications.decided_at',
      'clients.name',
      'clients.surname',
      'clients.phone',
      'users.email',
      'users.language',
    ]);

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Those who wait longest first; the decided ones newest first. */
export async function listPeople(db: Kysely<Database>, { status, limit, offset }: Queue) {
  const query = people(db).where('verifications.status', '=', status).limit(limit).offset(offset);
  const isDecided = status === 'passed' || status === 'rejected';
  const ordered = isDecided
    ? query.orderBy('verifications.decided_at', 'desc')
    : query.orderBy('verifications.submitted_at', (order) => order.asc().nullsLast());
  return ordered.orderBy('verifications.user_id').execute();
}

export async function findPerson(db: Kysely<Database>, userId: number): Promise<PersonRow | undefined> {
  return people(db).where('verifications.user_id', '=', userId).executeTakeFirst();
}

/** As it is stored, sealed; undefined for somebody who never sent anything. */
export async function findSealedNumber(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('verifications')
    .innerJoin('clients', 'clients.user_id', 'verifications.user_id')
    .select('clients.identity_number_encrypted')
    .where('verifications.user_id', '=', userId)
    .executeTakeFirst();
}

export async function countStates(db: Kysely<Database>): Promise<Record<VerificationState, number>> {
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('clients', 'clients.user_id', 'verifications.user_id')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = Object.fromEntries(verificationStates.map((state) => [state, 0]));
  for (const { status, count } of rows) counts[status] = Number(count);
  // Every state was put in above.
  return counts as Record<VerificationState, number>;
}

/** Some two hundred checks: each has five documents, of a passport four. */
const MOST_DOCUMENTS = 1_000;
const MOST_OPEN = 200;

/**
 * How many minutes the newest checks took, rounded up: the last one of each client, from the last photograph, or from a
 * change of the name, to the decision. Of documents whose pictures are deleted nothing is read, so it follows an index.
 */
export async function listDecidedMinutes(db: Kysely<Database>, since: Date): Promise<number[]> {
  const rows = await db
    .with('newest', (query) =>
      query
        .selectFrom('verification_documents')
        .select(['user_id', 'uploaded_at', 'decided_at'])
        .where('storage_key', 'is not', null)
        .where('decided_at', '>', since)
        .orderBy('decided_at', 'desc')
        .limit(MOST_DOCUMENTS),
    )
    .with('checks', (query) =>
      query
        .selectFrom('newest')
        .select(({ fn }) => ['user_id', fn.max('uploaded_at').as('sent_at'), fn.max('decided_at').as('decided_at')])
        .groupBy('user_id'),
    )
    .selectFrom('checks as c')
    .innerJoin('verifications as v', 'v.user_id', 'c.user_id')
    .select(
      sql<number>`ceil(extract(epoch from c.decided_at - greatest(c.sent_at,
        case when v.renewed_at < c.decided_at then v.renewed_at end)) / 60)::integer`.as('minutes'),
    )
    .execute();
  return rows.map(({ minutes }) => minutes);
}

/** How many minutes those who wait longest have waited so far. */
export async function listOpenMinutes(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('verifications')
    .select(sql<number>`floor(extract(epoch from ${now}::timestamptz - submitted_at) / 60)::integer`.as('minutes'))
    .where('status', '=', 'pending')
    .orderBy('submitted_at')
    .limit(MOST_OPEN)
    .execute();
  return rows.map(({ minutes }) => minutes);
}

export async function exportVerification(db: Kysely<Database>, { userId }: Actor): Promise<unknown> {
  const verification = await db
    .selectFrom('verifications')
    .select(['status', 'submitted_at', 'decided_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('verification_documents')
    .select(['kind', 'identity_document', 'status', 'reason', 'comment', 'uploaded_at', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { ...(verification ?? { status: 'not_verified' }), documents };
}

/** A trigger queues the deletion of each file. */
export async function deleteVerification(db: Kysely<Database>, { userId }: Actor): Promise<void> {
  await db.deleteFrom('verifications').where('user_id', '=', userId).execute();
}
