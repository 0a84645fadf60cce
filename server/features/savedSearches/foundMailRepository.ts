import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Alert } from '#contract/calls/savedSearches/savedSearches.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** What is worth a mail: not mailed yet, and still to be had. A bare date is a whole day. */
const isNews = (now: Date) => sql<boolean>`k.reason is not null and k.mailed_at is null and k.is_free
  and s.alerts @> array[k.reason]
  and (s.filters->>'from' is null or s.filters->>'from' >= left(${localMomentOf(now)}, length(s.filters->>'from')))`;

/** Users with news whose last mail is long enough ago. Who is blocked or has left gets none. */
export async function listUsersToMail(
  db: Kysely<Database>,
  mailedBefore: Date,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('users as u')
    .leftJoin('saved_search_mails as m', 'm.user_id', 'u.id')
    .select('u.id')
    .where('u.blocked_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('m.mailed_at', 'is', null), eb('m.mailed_at', '<=', mailedBefore)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('saved_search_cars as k')
          .innerJoin('saved_searches as s', 's.id', 'k.search_id')
          .innerJoin('cars as c', 'c.id', 'k.car_id')
          .select('k.car_id')
          .whereRef('s.user_id', '=', 'u.id')
          .where('c.status', '=', 'active')
          .where(isNews(now)),
      ),
    )
    .orderBy('m.mailed_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();
}

/** Whether this process may write the mail of the day; the row stays locked for it. */
export async function takeTurn(
  db: Transaction<Database>,
  userId: number,
  mailedBefore: Date,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('saved_search_mails')
    .values({ user_id: userId, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ mailed_at: now })
        .where('saved_search_mails.mailed_at', '<=', mailedBefore),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface UnmailedCar {
  readonly car_id: number;
  readonly slug: string;
  /** Nothing in it was typed by anybody but the staff who keep the lists. */
  readonly name: string;
  readonly reason: Alert;
  readonly price: number;
  /** Of the search: what the price is for. */
  readonly from: string | null;
  readonly to: string | null;
  readonly pick_up: string | null;
  readonly drop_off: string | null;
}

/** Each car once, with its newest change, the newest first. */
export async function listUnmailed(db: Transaction<Database>, userId: number, now: Date): Promise<UnmailedCar[]> {
  const { rows } = await sql<UnmailedCar>`
    select * from (
      select distinct on (k.car_id) k.car_id, c.slug, concat_ws(' ', brands.name, models.name, c.year) as name, k.reason,
        k.price, s.filters->>'from' as from, s.filters->>'to' as to, s.filters->>'pick_up' as pick_up,
        s.filters->>'drop_off' as drop_off, k.changed_at
      from saved_searches s
        join saved_search_cars k on k.search_id = s.id
        join cars c on c.id = k.car_id
        join brands on brands.code = c.brand_code
        join models on models.code = c.model_code
      where s.user_id = ${userId} and c.status = 'active' and ${isNews(now)}
      order by k.car_id, k.changed_at desc) found
    order by changed_at desc, car_id desc`.execute(db);
  return rows;
}

/** Also what was not worth a mail any more: it is not told later either. */
export async function markMailed(db: Transaction<Database>, userId: number, now: Date): Promise<void> {
  await sql`
    update saved_search_cars k set mailed_at = ${now}::timestamptz
    from saved_searches s
    where s.id = k.search_id and s.user_id = ${userId} and k.reason is not null and k.mailed_at is null`.execute(db);
}
