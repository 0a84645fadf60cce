import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

type Link = Database['verification_links'];

/** In the place of the one before: whoever had that has nothing any more. */
export async function replaceLink(
  db: Kysely<Database>,
  link: Pick<Insertable<Link>, 'user_id' | 'session_id' | 'link_hash' | 'expires_at'>,
): Promise<void> {
  const fresh = { ...link, phone_hash: null, opened_at: null };
  await db
    .insertInto('verification_links')
    .values(fresh)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

export async function findLink(db: Kysely<Database>, userId: number, now: Date) {
  return db
    .selectFrom('verification_links')
    .select(['opened_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteLink(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('verification_links').where('user_id', '=', userId).execute();
}

interface Opening {
  readonly linkHash: Buffer;
  readonly phoneHash: Buffer;
  readonly now: Date;
  readonly until: Date;
}

/** Undefined for a link that is wrong, over or opened: of many who open it at once, one does. */
export async function openLink(
  db: Kysely<Database>,
  { linkHash, phoneHash, now, until }: Opening,
): Promise<{ readonly expires_at: Date } | undefined> {
  return db
    .updateTable('verification_links as l')
    .from('sessions as s')
    .set({ phone_hash: phoneHash, opened_at: now, expires_at: sql<Date>`least(${until}::timestamptz, s.expires_at)` })
    .whereRef('s.id', '=', 'l.session_id')
    .where('s.expires_at', '>', now)
    .where('l.link_hash', '=', linkHash)
    .where('l.opened_at', 'is', null)
    .where('l.expires_at', '>', now)
    .returning('l.expires_at')
    .executeTakeFirst();
}

export interface PhoneRow {
  readonly user_id: number;
  readonly session_id: number;
  readonly client_id: number;
  readonly name: string;
  readonly surname: string;
  readonly expires_at: Date;
}

/** Whose documents a phone sends; nobody's once the link or the session is over. */
export async function findPhone(db: Kysely<Database>, phoneHash: Buffer, now: Date): Promise<PhoneRow | undefined> {
  return db
    .selectFrom('verification_links as l')
    .innerJoin('sessions as s', 's.id', 'l.session_id')
    .innerJoin('clients', 'clients.user_id', 'l.user_id')
    .select(['l.user_id', 'l.session_id', 'clients.id as client_id', 'clients.name', 'clients.surname', 'l.expires_at'])
    .where('s.expires_at', '>', now)
    .where('l.phone_hash', '=', phoneHash)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
}
