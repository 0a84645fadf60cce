import type { OwnReview } from '#contract/calls/reviews.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { tell } from '#server/platform/notices/tell.ts';
import {
  findReviewedOrder,
  findReviewOfOrder,
  insertReview,
  findOwnReview,
  insertReply,
} from './ownReviewsRepository.ts';
import { toOwnReview } from './reviewView.ts';

interface Draft {
  readonly orderId: number;
  readonly rating: number;
  readonly text: string;
}

/** The client of a completed order reviews it, once; its owner gets a mail without the text of the review. */
export async function createReview(
  context: Context,
  actor: Actor,
  { orderId, rating, text }: Draft,
): Promise<OwnReview> {
  const { db, clock } = context;
  return db.transaction().execute(async (transaction) => {
    const order = await findReviewedOrder(transaction, orderId);
    if (order === undefined || order.client_id !== actor.clientId) throw new ApiError(404, 'NOT_FOUND');
    if (order.status !== 'completed') throw new ApiError(409, 'ORDER_NOT_COMPLETED');
    const isFirst = await insertReview(transaction, { order, rating, text, at: clock() });
    if (!isFirst) throw new ApiError(409, 'ALREADY_REVIEWED');
    await tell(transaction, order.owner_user_id, { kind: 'reviewWritten', car: order.car });
    const row = await findReviewOfOrder(transaction, orderId);
    if (row === undefined) throw new Error(`The review of order ${orderId} is not there.`);
    return toOwnReview(row);
  });
}

/** The owner answers a review of the own car, once; its client gets a mail without the text of the answer. */
export async function replyToReview(
  { db, clock }: Context,
  actor: Actor,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<OwnReview> {
  return db.transaction().execute(async (transaction) => {
    const review = await findOwnReview(transaction, id);
    const order = review && (await findReviewedOrder(transaction, review.order_id));
    if (order === undefined || order.owner_id !== actor.ownerId) throw new ApiError(404, 'NOT_FOUND');
    if (!(await insertReply(transaction, id, text, clock()))) throw new ApiError(409, 'ALREADY_REPLIED');
    await tell(transaction, order.client_user_id, { kind: 'reviewAnswered', car: order.car, order: order.id });
    const row = await findOwnReview(transaction, id);
    if (row === undefined) throw new Error(`Review ${id} is not there.`);
    return toOwnReview(row);
  });
}
