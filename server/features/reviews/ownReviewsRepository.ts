import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ownReviewColumns, type OwnReviewRow, type Page } from './reviewsRepository.ts';

export interface ReviewedOrder {
  readonly id: number;
  readonly car_id: number;
  readonly client_id: number;
  readonly owner_id: number;
  readonly status: OrderStatus;
  readonly car: string;
  readonly client_user_id: number;
  readonly owner_user_id: number;
}

/** The order with whom to tell of its review. */
export async function findReviewedOrder(db: Kysely<Database>, id: number): Promise<ReviewedOrder | undefined> {
  return db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .innerJoin('owners', 'owners.id', 'o.owner_id')
    .select(({ fn }) => [
      'o.id',
      'o.car_id',
      'o.client_id',
      'o.owner_id',
      'o.status',
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('car'),
      'clients.user_id as client_user_id',
      'owners.user_id as owner_user_id',
    ])
    .where('o.id', '=', id)
    .executeTakeFirst();
}

export async function findReviewOfOrder(db: Kysely<Database>, orderId: number): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<OwnReviewRow>`${sql.raw(ownReviewColumns)} where r.order_id = ${orderId}`.execute(db);
  return rows[0];
}

export async function findOwnReview(db: Kysely<Database>, id: number): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<OwnReviewRow>`${sql.raw(ownReviewColumns)} where r.id = ${id}`.execute(db);
  return rows[0];
}

interface NewReview {
  readonly order: Pick<ReviewedOrder, 'id' | 'car_id' | 'client_id'>;
  readonly rating: number;
  readonly text: string;
  readonly at: Date;
}

/** False when the order has a review already: of two at once the first one stays. */
export async function insertReview(db: Kysely<Database>, { order, rating, text, at }: NewReview): Promise<boolean> {
  const inserted = await db
    .insertInto('reviews')
    .values({
      order_id: order.id,
      car_id: order.car_id,
      client_id: order.client_id,
      rating,
      text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when there is a reply already. */
export async function insertReply(db: Kysely<Database>, id: number, text: string, at: Date): Promise<boolean> {
  const replied = await db
    .updateTable('reviews')
    .set({ reply: text, replied_at: at })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return replied !== undefined;
}

/** Reviews of an owner's cars, newest first. */
export async function listOwnerReviews(
  db: Kysely<Database>,
  ownerId: number,
  { after, limit }: Page,
): Promise<OwnReviewRow[]> {
  const { rows } = await sql<OwnReviewRow>`
    ${sql.raw(ownReviewColumns)}
    where c.owner_id = ${ownerId} and (${after?.createdAt ?? null}::timestamptz is null
      or (r.created_at, r.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::integer))
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countUnanswered(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reviews as r')
    .innerJoin('cars as c', 'c.id', 'r.car_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('c.owner_id', '=', ownerId)
    .where('r.reply', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
