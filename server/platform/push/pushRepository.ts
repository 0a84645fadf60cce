import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface NewSubscription extends Subscription {
  readonly user_id: number;
  readonly device_hash: Buffer;
  readonly created_at: Date;
}

/** A browser has one: of whoever asked last. */
export async function saveSubscription(db: Kysely<Database>, subscription: NewSubscription): Promise<void> {
  const { endpoint, ...others } = subscription;
  await db
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(others))
    .execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('device_hash', '=', others.device_hash)
    .where('endpoint', '<>', endpoint)
    .execute();
}

/** The oldest beyond so many make room. */
export async function keepNewest(db: Kysely<Database>, userId: number, most: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute();
}

/** Devices of a user who can be told something: not of one who is blocked or has left. */
export async function listSubscriptionIds(db: Kysely<Database>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('push_subscriptions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('u.blocked_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Only while it is still of this user. */
export async function findSubscription(
  db: Kysely<Database>,
  id: number,
  userId: number,
): Promise<Subscription | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function hasSubscription(db: Kysely<Database>, userId: number, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select(sql.lit(1).as('one'))
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSubscription(db: Kysely<Database>, endpoint: string, userId?: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .execute();
}

export async function deleteSubscriptionsOfDevice(db: Kysely<Database>, deviceHash: Buffer): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('device_hash', '=', deviceHash).execute();
}

/** Of a browser with which somebody else has logged in. */
export async function deleteSubscriptionsOfOthers(
  db: Kysely<Database>,
  deviceHash: Buffer,
  userId: number,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('device_hash', '=', deviceHash)
    .where('user_id', '<>', userId)
    .execute();
}

export async function deleteSubscriptionsOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}

export async function listSubscriptions(
  db: Kysely<Database>,
  userId: number,
): Promise<{ readonly endpoint: string; readonly created_at: Date }[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
