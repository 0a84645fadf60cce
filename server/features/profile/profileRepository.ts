import { type Kysely, type NotNull, sql } from 'kysely';
import type { AccountKind } from '#contract/calls/profile/profile.ts';
import type { SpokenLanguage } from '#contract/domain/spokenLanguages.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { deleteSubscriptionsOf } from '#server/platform/push/pushRepository.ts';

/** An account as its tables have it. */
export interface ProfileRow {
  readonly user_id: number;
  readonly kind: AccountKind;
  readonly email: string;
  readonly created_at: Date;
  readonly picture_key: string | null;
  readonly languages: SpokenLanguage[] | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly phone: string | null;
  readonly city_id: number | null;
  readonly physical_address: string | null;
  readonly legal_address: string | null;
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
  readonly identity_number_encrypted: Buffer | null;
  readonly iban_encrypted: Buffer | null;
  readonly vat_number_encrypted: Buffer | null;
  readonly trips: number;
  readonly is_verified: boolean;
}

export async function findProfile(db: Kysely<Database>, userId: number): Promise<ProfileRow> {
  const profile = await db
    .selectFrom('users as u')
    .leftJoin('clients as c', 'c.user_id', 'u.id')
    .leftJoin('owners as o', 'o.user_id', 'u.id')
    .select(({ fn, selectFrom }) => [
      'u.id as user_id',
      'u.email',
      'u.created_at',
      'u.picture_key',
      sql<AccountKind>`coalesce(o.kind, case when c.id is null then 'staff' else 'client' end)`.as('kind'),
      fn.coalesce('o.name', 'c.name').as('name'),
      fn.coalesce('o.surname', 'c.surname').as('surname'),
      fn.coalesce('o.phone', 'c.phone').as('phone'),
      fn.coalesce('o.city_id', 'c.city_id').as('city_id'),
      fn.coalesce('o.physical_address', 'c.physical_address').as('physical_address'),
      fn.coalesce('o.legal_address', 'c.legal_address').as('legal_address'),
      'o.languages',
      'o.contact_name',
      'o.contact_phone',
      'o.iban_encrypted',
      'o.vat_number_encrypted',
      fn.coalesce('o.identity_number_encrypted', 'c.identity_number_encrypted').as('identity_number_encrypted'),
      selectFrom('orders')
        .select(({ fn: count }) => count.countAll<number>().as('count'))
        .where('status', '=', 'completed')
        .where(({ eb, or, ref }) => or([eb('client_id', '=', ref('c.id')), eb('owner_id', '=', ref('o.id'))]))
        .as('trips'),
      sql<boolean>`case when o.id is null then coalesce((select status = 'passed' from verifications where user_id = u.id), false)
        else o.verified_at is not null end`.as('is_verified'),
    ])
    .$narrowType<{ trips: NotNull }>()
    .where('u.id', '=', userId)
    .executeTakeFirst();
  // A session's user is there: the row is never deleted.
  if (profile === undefined) throw new Error('The user of the session is missing.');
  return profile;
}

export interface PartyChanges {
  readonly name?: string;
  readonly surname?: string;
  readonly phone?: string;
  readonly city_id?: number;
  readonly physical_address?: string;
  readonly legal_address?: string;
  readonly contact_name?: string | null;
  readonly contact_phone?: string | null;
  readonly languages?: SpokenLanguage[];
  readonly identity_number_encrypted?: Buffer;
  readonly iban_encrypted?: Buffer;
  readonly vat_number_encrypted?: Buffer | null;
  readonly verified_at?: null;
}

export async function updateOwner(db: Kysely<Database>, userId: number, changes: PartyChanges): Promise<void> {
  if (Object.keys(changes).length > 0)
    await db.updateTable('owners').set(changes).where('user_id', '=', userId).execute();
}

export interface ClientChanges {
  readonly name?: string;
  readonly surname?: string;
  readonly phone?: string;
  readonly city_id?: number | null;
  readonly physical_address?: string | null;
  readonly legal_address?: string | null;
  readonly identity_number_encrypted?: Buffer | null;
}

export async function updateClient(db: Kysely<Database>, userId: number, changes: ClientChanges): Promise<void> {
  if (Object.keys(changes).length > 0)
    await db.updateTable('clients').set(changes).where('user_id', '=', userId).execute();
}

const UNIQUE_VIOLATION = '23505';

/** False when somebody else has the address, also since a moment ago; the transaction is over then. */
export async function updateEmail(db: Kysely<Database>, userId: number, email: string): Promise<boolean> {
  try {
    await db.updateTable('users').set({ email }).where('id', '=', userId).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** False when the password is not the one that was checked any more. */
export async function replacePassword(
  db: Kysely<Database>,
  userId: number,
  formerHash: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', formerHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Newest first. */
export async function listOpenSessions(db: Kysely<Database>, { userId }: Actor, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False when the user has no such session. */
export async function deleteOwnSession(db: Kysely<Database>, { userId }: Actor, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  // Which device was its own is not known: none of them is told anything more.
  if (numDeletedRows === 1n) await deleteSubscriptionsOf(db, userId);
  return numDeletedRows === 1n;
}

/**
 * Puts a key in place of another, and gives the one that was there: each is given to one caller only. Undefined when
 * the account is deleted. Inside a transaction.
 */
export async function swapPicture(
  db: Kysely<Database>,
  userId: number,
  key: string | null,
): Promise<string | null | undefined> {
  const former = await db
    .selectFrom('users')
    .select('picture_key')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (former === undefined) return undefined;
  await db.updateTable('users').set({ picture_key: key }).where('id', '=', userId).execute();
  return former.picture_key;
}

export async function isPictureInUse(db: Kysely<Database>, key: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('picture_key', '=', key).executeTakeFirst();
  return user !== undefined;
}
