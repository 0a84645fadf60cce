import type { OwnReview } from '#contract/calls/reviews.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { findOwnReview, findReviewedOrder, insertReply } from './ownReviewsRepository.ts';
import { plainText } from '#server/platform/texts/plainText.ts';
import { requireText } from './requireText.ts';
import { toOwnReview } from './reviewView.ts';

/** The owner answers a review of the own car, once; its client gets a mail without the text of the answer. */
export async function replyToReview(
  { db, clock }: Context,
  actor: Actor,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<OwnReview> {
  const plain = plainText(text);
  return db.transaction().execute(async (transaction) => {
    const review = await findOwnReview(transaction, id);
    const order = review && (await findReviewedOrder(transaction, review.order_id));
    if (order === undefined || order.owner_id !== actor.ownerId) throw new ApiError(404, 'NOT_FOUND');
    requireText(plain);
    if (!(await insertReply(transaction, id, plain, clock()))) throw new ApiError(409, 'ALREADY_REPLIED');
    await tell(transaction, order.client_user_id, { kind: 'reviewAnswered', car: order.car, order: order.id });
    const row = await findOwnReview(transaction, id);
    if (row === undefined) throw new Error(`Review ${id} is not there.`);
    return toOwnReview(row);
  });
}
