import { type Kysely, sql, type Transaction } from 'kysely';
import { MOST_SAVED_SEARCHES, type Alert, type SavedFilters } from '#contract/calls/savedSearches/savedSearches.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';

const columns = ['id', 'user_id', 'name', 'filters', 'alerts', 'created_at', 'checked_at', 'seen_at'] as const;

export interface SearchRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly filters: SavedFilters;
  readonly alerts: readonly Alert[];
  readonly created_at: Date;
  readonly checked_at: Date;
  readonly seen_at: Date;
}

export interface NewSearch {
  readonly userId: number;
  readonly name: string;
  readonly filters: SavedFilters;
  readonly alerts: readonly Alert[];
  readonly now: Date;
}

/** Undefined when the user has as many as one can have; the row of the user is locked, so that none slips by. */
export async function insertSearch(
  db: Transaction<Database>,
  { userId, name, filters, alerts, now }: NewSearch,
): Promise<SearchRow | undefined> {
  await lockUser(db, userId);
  const { count } = await db
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_SAVED_SEARCHES) return undefined;
  return db
    .insertInto('saved_searches')
    .values({
      user_id: userId,
      name,
      filters: JSON.stringify(filters),
      alerts: [...alerts],
      created_at: now,
      checked_at: now,
      seen_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function listSearches(db: Kysely<Database>, userId: number): Promise<SearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_SAVED_SEARCHES)
    .execute();
}

/** One's own. */
export async function findSearch(db: Kysely<Database>, userId: number, id: number): Promise<SearchRow | undefined> {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type Changes = Partial<Pick<SearchRow, 'name' | 'filters' | 'alerts' | 'checked_at' | 'seen_at'>>;

/** One's own; undefined when it is gone. */
export async function updateSearch(
  db: Kysely<Database>,
  userId: number,
  id: number,
  { name, filters, alerts, ...changes }: Changes,
): Promise<SearchRow | undefined> {
  return db
    .updateTable('saved_searches')
    .set({
      ...changes,
      ...(filters && { filters: JSON.stringify(filters) }),
      ...(alerts && { alerts: [...alerts] }),
      // A set of nothing is no statement.
      name: name ?? sql.ref('name'),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteSearch(db: Kysely<Database>, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSearchesOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
  await db.deleteFrom('saved_search_mails').where('user_id', '=', userId).execute();
}

/** Switches off every alert of a user. */
export async function silenceSearches(db: Kysely<Database>, userId: number): Promise<void> {
  await db.updateTable('saved_searches').set({ alerts: [] }).where('user_id', '=', userId).execute();
}

/** Searches of accounts that can be told, those first that were not looked at for the longest time. */
export async function listDueSearches(
  db: Kysely<Database>,
  checkedBefore: Date,
  most: number,
): Promise<{ readonly id: number }[]> {
  return (
    db
      .selectFrom('saved_searches as s')
      .select('s.id')
      .where(sql<boolean>`s.alerts <> '{}'`)
      .where('s.checked_at', '<=', checkedBefore)
      // Asked of each row, so that the index of those that are due leads and the limit ends it.
      .where(sql<boolean>`(select u.blocked_at is null and u.deleted_at is null from users u where u.id = s.user_id)`)
      .orderBy('s.checked_at')
      .orderBy('s.id')
      .limit(most)
      .execute()
  );
}

/** Takes a search for this run: undefined when another process has it. One that fails waits for its next turn, too. */
export async function claimSearch(
  db: Kysely<Database>,
  id: number,
  checkedBefore: Date,
  now: Date,
): Promise<SearchRow | undefined> {
  return db
    .updateTable('saved_searches')
    .set({ checked_at: now })
    .where('id', '=', id)
    .where('checked_at', '<=', checkedBefore)
    .returning(columns)
    .executeTakeFirst();
}

/** Locks a search that was not changed since it was taken. */
export async function lockClaimed(db: Transaction<Database>, { id, checked_at }: SearchRow): Promise<boolean> {
  const row = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('id', '=', id)
    .where('checked_at', '=', checked_at)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
