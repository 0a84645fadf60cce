import { type Kysely, type NotNull, type RawBuilder, sql } from 'kysely';
import type { AccountGroup } from '#contract/calls/accounts.ts';
import { upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { Role } from '#contract/calls/auth/session.ts';
import type { VerificationState } from '#contract/calls/verification/verification.ts';
import { personName } from '#server/platform/db/personNameRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { type AccountWords, LEAST_PART } from './accountWords.ts';

export interface AccountRow {
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly roles: readonly Role[];
  readonly is_company: boolean;
  readonly blocked_at: Date | null;
  readonly blocked_reason: string | null;
  readonly blocked_by: string | null;
  readonly verification: VerificationState;
  readonly registered_at: Date;
  readonly last_login_at: Date | null;
  readonly sessions: number;
  readonly client_id: number | null;
  readonly owner_id: number | null;
  readonly owner_verified_at: Date | null;
}

const groups: Readonly<Record<AccountGroup, RawBuilder<unknown>>> = {
  all: sql`true`,
  client: sql`'client' = any (u.roles)`,
  owner: sql`'owner' = any (u.roles)`,
  staff: sql`u.roles && array['support', 'admin']`,
  blocked: sql`u.blocked_at is not null`,
};

export interface AccountFilter {
  readonly group: AccountGroup;
  readonly words: AccountWords | null;
}

/** SQL that is true of `users u` whom the words mean. */
function matches(words: AccountWords): RawBuilder<unknown> {
  if (words.kind === 'order') {
    return sql`u.id in (
      select c.user_id from orders o join clients c on c.id = o.client_id where o.number = ${words.number}
      union all
      select w.user_id from orders o join owners w on w.id = o.owner_id where o.number = ${words.number})`;
  }
  // Signs of a pattern are letters like any other. Of apostrophes alone nothing is left, and nobody is called that.
  const part = (text: RawBuilder<unknown>) => sql`'%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  const folded = sql`folded(${words.text})`;
  const isCalled = (name: RawBuilder<unknown>) => sql`${name} like ${part(folded)} and ${folded} <> ''`;
  const ofPhone = (table: 'clients' | 'owners') =>
    sql`union all select user_id from ${sql.table(table)} where phone like ${`%${words.digits}%`}`;
  return sql`u.id in (
    select id from users where lower(email::text) like ${part(sql`${words.text}::text`)}
    union all select user_id from clients where ${isCalled(sql`folded(name || ' ' || surname)`)}
    union all select user_id from owners where ${isCalled(sql`folded(name || ' ' || coalesce(surname, ''))`)}
    ${words.digits.length < LEAST_PART ? sql`` : sql`${ofPhone('clients')} ${ofPhone('owners')}`})`;
}

const wanted = ({ group, words }: AccountFilter) =>
  sql<boolean>`u.deleted_at is null and ${groups[group]} and ${words === null ? sql`true` : matches(words)}`;

const selectAccounts = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('users as u')
    .leftJoin('clients as c', 'c.user_id', 'u.id')
    .leftJoin('owners as o', 'o.user_id', 'u.id')
    .leftJoin('verifications as v', 'v.user_id', 'u.id')
    .select(({ fn, selectFrom }) => [
      'u.id',
      'u.email',
      'u.roles',
      'u.blocked_at',
      'u.blocked_reason',
      'u.created_at as registered_at',
      'u.last_login_at',
      personName.as('name'),
      fn.coalesce('o.phone', 'c.phone').as('phone'),
      sql<boolean>`coalesce(o.kind = 'legal', false)`.as('is_company'),
      fn.coalesce('v.status', sql.lit<VerificationState>('not_verified')).as('verification'),
      selectFrom('sessions as s')
        .select(({ fn: count }) => count.countAll<number>().as('count'))
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.expires_at', '>', now)
        .as('sessions'),
      selectFrom('users as b').select('b.email').whereRef('b.id', '=', 'u.blocked_by').as('blocked_by'),
      'c.id as client_id',
      'o.id as owner_id',
      'o.verified_at as owner_verified_at',
    ])
    .$narrowType<{ sessions: NotNull }>();

/** The newest first. */
export async function listAccountRows(
  db: Kysely<Database>,
  filter: AccountFilter,
  { now, offset, limit }: { readonly now: Date; readonly offset: number; readonly limit: number },
): Promise<AccountRow[]> {
  return selectAccounts(db, now).where(wanted(filter)).orderBy('u.id', 'desc').limit(limit).offset(offset).execute();
}

export async function countAccounts(db: Kysely<Database>, filter: AccountFilter): Promise<number> {
  const { count } = await db
    .selectFrom('users as u')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(wanted(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many accounts there are of each group. */
export async function countGroups(db: Kysely<Database>): Promise<Record<AccountGroup, number>> {
  const count = (group: AccountGroup) => sql<number>`(count(*) filter (where ${groups[group]}))::integer`;
  return db
    .selectFrom('users as u')
    .select([
      count('all').as('all'),
      count('client').as('client'),
      count('owner').as('owner'),
      count('staff').as('staff'),
      count('blocked').as('blocked'),
    ])
    .where('u.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export async function findAccountRow(db: Kysely<Database>, id: number, now: Date): Promise<AccountRow | undefined> {
  return selectAccounts(db, now).where('u.id', '=', id).where('u.deleted_at', 'is', null).executeTakeFirst();
}

/** What a block would hide, and what it would leave. */
export async function countBelongings(
  db: Kysely<Database>,
  { client_id, owner_id }: Pick<AccountRow, 'client_id' | 'owner_id'>,
): Promise<{ active_cars: number; orders: number; upcoming_orders: number }> {
  return db
    .selectFrom('orders')
    .select(({ fn, selectFrom }) => [
      selectFrom('cars')
        .select(({ fn: count }) => count.countAll<number>().as('count'))
        .where('owner_id', '=', owner_id)
        .where('status', '=', 'active')
        .as('active_cars'),
      fn.countAll<number>().as('orders'),
      fn.countAll<number>().filterWhere('status', 'in', upcomingStatuses).as('upcoming_orders'),
    ])
    .$narrowType<{ active_cars: NotNull }>()
    .where((where) => where.or([where('client_id', '=', client_id), where('owner_id', '=', owner_id)]))
    .executeTakeFirstOrThrow();
}

export async function listSessionRows(db: Kysely<Database>, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** Every admin who can log in, held until the transaction ends: of two who demote each other one is too late. */
export async function lockAdmins(db: Kysely<Database>): Promise<number[]> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`roles && array['support', 'admin'] and 'admin' = any (roles)`)
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/**
 * Undefined when there is no such account (any more). Whoever holds a car or an order may name the user in the audit log
 * meanwhile: with the stronger lock each would wait for the other.
 */
export async function lockAccount(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('users')
    .leftJoin('clients', 'clients.user_id', 'users.id')
    .leftJoin('owners', 'owners.user_id', 'users.id')
    .select(['users.id', 'users.roles', 'users.blocked_at', 'clients.id as client_id', 'owners.id as owner_id'])
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .forNoKeyUpdate('users')
    .executeTakeFirst();
}

export async function updateBlock(
  db: Kysely<Database>,
  id: number,
  block: { readonly at: Date; readonly reason: string; readonly by: number } | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ blocked_at: block?.at ?? null, blocked_reason: block?.reason ?? null, blocked_by: block?.by ?? null })
    .where('id', '=', id)
    .execute();
}

export async function updateRoles(db: Kysely<Database>, id: number, roles: readonly Role[]): Promise<void> {
  await db
    .updateTable('users')
    .set({ roles: [...roles] })
    .where('id', '=', id)
    .execute();
}

/** Whether it was another before. */
export async function updateOwnerVerified(db: Kysely<Database>, ownerId: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('owners')
    .set({ verified_at: at })
    .where('id', '=', ownerId)
    .where('verified_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes what an owner rents out from everybody's sight; how many cars. */
export async function suspendCars(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('cars')
    .set({ status: 'inactive', is_suspended: true })
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Shows again what a block took from sight, and nothing that the owner had hidden. */
export async function resumeCars(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('cars')
    .set({ status: 'active', is_suspended: false })
    .where('owner_id', '=', ownerId)
    .where('is_suspended', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
