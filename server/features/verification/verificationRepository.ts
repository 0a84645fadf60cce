import { type Kysely, type Selectable, type Transaction } from 'kysely';
import { verificationStates } from '#contract/domain/documentKinds.ts';
import { type VerificationState } from '#contract/calls/verification/verification.ts';
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
