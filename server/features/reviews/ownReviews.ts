import type { OwnReview } from '#contract/calls/reviews.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { countUnanswered, findReviewedOrder, findReviewOfOrder, listOwnerReviews } from './ownReviewsRepository.ts';
import { PAGE_SIZE } from './listReviews.ts';
import { readReviewCursor, writeReviewCursor } from './reviewCursor.ts';
import { toOwnReview } from './reviewView.ts';

/** The review of an order as one of its two sides, or an admin, sees it. */
export async function getOrderReview(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  orderId: number,
): Promise<{ review: OwnReview | null; can_review: boolean }> {
  const order = await findReviewedOrder(db, orderId);
  const isClient = order !== undefined && order.client_id === actor.clientId;
  const isOwner = order !== undefined && order.owner_id === actor.ownerId;
  if (order === undefined || !(isClient || isOwner || actor.roles.includes('admin')))
    throw new ApiError(404, 'NOT_FOUND');
  const row = await findReviewOfOrder(db, orderId);
  return {
    review: row ? toOwnReview(row) : null,
    can_review: isClient && order.status === 'completed' && row === undefined,
  };
}

/** A page of the reviews of an owner's cars, newest first. */
export async function listOwnReviews(
  { db }: Pick<Context, 'db'>,
  ownerId: number,
  cursor: string | undefined,
): Promise<{ reviews: OwnReview[]; unanswered: number; next_cursor: string | null }> {
  const page = { after: readReviewCursor(cursor), limit: PAGE_SIZE + 1 };
  const rows = await listOwnerReviews(db, ownerId, page);
  const sent = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? sent.at(-1) : undefined;
  return {
    reviews: sent.map(toOwnReview),
    unanswered: await countUnanswered(db, ownerId),
    next_cursor: last ? writeReviewCursor(last) : null,
  };
}
