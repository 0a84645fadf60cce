import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { returnedAt } from '#server/features/rental/returnedAtRepository.ts';

export interface ReviewRow {
  readonly id: number;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly reply: string | null;
  readonly car_id: number;
  readonly slug: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly is_active: boolean;
}

/** With what only the two sides of its order are told. */
export interface OwnReviewRow extends ReviewRow {
  readonly order_id: number;
  readonly replied_at: Date | null;
}

/** After which review a page goes on. */
export interface ReviewPosition {
  readonly createdAt: string;
  readonly id: number;
}

export interface Page {
  readonly after: ReviewPosition | null;
  readonly limit: number;
}

const selected = (more: string): string => `
  select r.id, clients.name || ' ' || left(clients.surname, 1) || '.' as author, r.rating, r.text, r.created_at, r.reply,
    c.id as car_id, c.slug, brands.name as brand, models.name as model, c.year,
    c.status = 'active' as is_active${more}
  from reviews r
    join clients on clients.id = r.client_id
    join cars c on c.id = r.car_id
    join brands on brands.code = c.brand_code
    join models on models.code = c.model_code`;
const columns = selected('');
export const ownReviewColumns = selected(', r.order_id, r.replied_at');
const newestFirst = 'order by r.created_at desc, r.id desc limit $1';
// Both are null on the first page.
const afterPosition = '($2::timestamptz is null or (r.created_at, r.id) < ($2, $3::integer))';

export async function listCarReviews(pool: Pool, carId: number, { after, limit }: Page): Promise<ReviewRow[]> {
  const { rows } = await pool.query<ReviewRow>({
    name: 'reviews-of-car',
    text: `${columns} where r.car_id = $4 and ${afterPosition} ${newestFirst}`,
    values: [limit, after?.createdAt ?? null, after?.id ?? null, carId],
  });
  return rows;
}

/** Reviews of all cars of an owner. Of each car no more than a page is read. */
export async function listReviewsOfOwner(pool: Pool, ownerId: number, { after, limit }: Page): Promise<ReviewRow[]> {
  const { rows } = await pool.query<ReviewRow>({
    name: 'reviews-of-owner',
    text: `with newest as (
        select r.id from cars owned, lateral (
          select r.id, r.created_at from reviews r where r.car_id = owned.id and ${afterPosition} ${newestFirst}) r
        where owned.owner_id = $4 ${newestFirst})
      ${columns} where r.id in (select id from newest) ${newestFirst}`,
    values: [limit, after?.createdAt ?? null, after?.id ?? null, ownerId],
  });
  return rows;
}

/** Good reviews with words in them, of cars that can be rented now. */
export async function listGoodReviews(pool: Pool, { after, limit }: Page): Promise<ReviewRow[]> {
  const { rows } = await pool.query<ReviewRow>({
    name: 'reviews-good',
    text: `${columns} where r.rating >= 4 and r.text <> '' and c.status = 'active' and ${afterPosition} ${newestFirst}`,
    values: [limit, after?.createdAt ?? null, after?.id ?? null],
  });
  return rows;
}

export async function isListedCar(pool: Pool, carId: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'reviews-car',
    text: "select from cars where id = $1 and status = 'active'",
    values: [carId],
  });
  return rowCount === 1;
}

/** What a client wrote, and what an owner replied. */
export async function exportReviews(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<unknown> {
  const written = await db
    .selectFrom('reviews')
    .select(['car_id', 'rating', 'text', 'created_at'])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  const replies = await db
    .selectFrom('reviews as r')
    .innerJoin('cars as c', 'c.id', 'r.car_id')
    .select(['r.car_id', 'r.reply'])
    .where('c.owner_id', '=', ownerId)
    .where('r.reply', 'is not', null)
    .orderBy('r.id')
    .execute();
  return { written, replies };
}

interface ToAsk {
  readonly id: number;
  readonly car: string;
  readonly user_id: number;
}

/** An owner who forgets to say so is asked for days, and then the order closes by itself. */
const LATEST_RETURN = 30 * 86_400_000;

/** Completed orders without a review whose client was not asked yet, some at a time. */
export const listToAsk = (
  db: Kysely<Database>,
  returned: { after: Date; before: Date },
  afterId: number,
): Promise<ToAsk[]> =>
  db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .leftJoin('reviews as r', 'r.order_id', 'o.id')
    .select(({ fn }) => [
      'o.id',
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('car'),
      'clients.user_id',
    ])
    .where('o.status', '=', sql.lit('completed'))
    .where('o.review_asked_at', 'is', null)
    // By the index of those that were not asked, most of which ended long ago.
    .where(sql<Date>`upper(o.period)`, '>', new Date(returned.after.getTime() - LATEST_RETURN))
    .where(returnedAt, '>', returned.after)
    .where(returnedAt, '<=', returned.before)
    .where('r.id', 'is', null)
    .where('o.id', '>', afterId)
    .orderBy('o.id')
    .limit(200)
    .execute();

/** False where it was done already. */
export async function markAsked(db: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ review_asked_at: now })
    .where('id', '=', id)
    .where('review_asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
