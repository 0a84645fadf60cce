import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ownReviewColumns, type OwnReviewRow, type Page } from './reviewsRepository.ts';

export interface ReviewedOrder {
  readonly id: number;
  readonly car_id: number;
  readonly client_id: number;
  readonly owner_id: number;
  readonly status: OrderStatus;
  readonly car: string;
  readonly client_email: string;
  readonly client_language: Language;
  readonly owner_email: string;
  readonly owner_language: Language;
}

/** The order with whom to tell of its review. */
export async function findReviewedOrder(db: Kysely<Database>, id: number): Promise<ReviewedOrder | undefined> {
  const { rows } = await sql<ReviewedOrder>`
    select o.id, o.car_id, o.client_id, o.owner_id, o.status, concat_ws(' ', brands.name, models.name, c.year) as car,
      client.email::text as client_email, client.language as client_language,
      owner.email::text as owner_email, owner.language as owner_language
    from orders o
      join cars c on c.id = o.car_id
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
      join clients on clients.id = o.client_id
      join users client on client.id = clients.user_id
      join owners on owners.id = o.owner_id
      join users owner on owner.id = owners.user_id
    where o.id = ${id}`.execute(db);
  return rows[0];
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
  const { rows } = await sql`
    insert into reviews (order_id, car_id, client_id, rating, text, created_at)
    values (${order.id}, ${order.car_id}, ${order.client_id}, ${rating}, ${text}, ${at}::timestamptz)
    on conflict (order_id) do nothing returning id`.execute(db);
  return rows.length === 1;
}

/** False when there is a reply already. */
export async function insertReply(db: Kysely<Database>, id: number, text: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update reviews set reply = ${text}, replied_at = ${at}::timestamptz where id = ${id} and reply is null
    returning id`.execute(db);
  return rows.length === 1;
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
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reviews r join cars c on c.id = r.car_id
    where c.owner_id = ${ownerId} and r.reply is null`.execute(db);
  return rows[0]?.count ?? 0;
}
