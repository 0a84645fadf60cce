import type { OwnReview } from '#contract/calls/reviews.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { findReviewedOrder, findReviewOfOrder, insertReview } from './ownReviewsRepository.ts';
import { plainText } from '#server/platform/texts/plainText.ts';
import { requireText } from './requireText.ts';
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
  const plain = plainText(text);
  return db.transaction().execute(async (transaction) => {
    const order = await findReviewedOrder(transaction, orderId);
    if (order === undefined || order.client_id !== actor.clientId) throw new ApiError(404, 'NOT_FOUND');
    requireText(plain);
    if (order.status !== 'completed') throw new ApiError(409, 'ORDER_NOT_COMPLETED');
    const isFirst = await insertReview(transaction, { order, rating, text: plain, at: clock() });
    if (!isFirst) throw new ApiError(409, 'ALREADY_REVIEWED');
    await tell(transaction, order.owner_user_id, { kind: 'reviewWritten', car: order.car });
    const row = await findReviewOfOrder(transaction, orderId);
    if (row === undefined) throw new Error(`The review of order ${orderId} is not there.`);
    return toOwnReview(row);
  });
}
