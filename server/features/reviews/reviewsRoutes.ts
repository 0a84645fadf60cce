import type { FastifyInstance } from 'fastify';
import { listCarReviews as listCarReviewsCall } from '#contract/calls/cars/carPage.ts';
import { listReviews as listReviewsCall } from '#contract/calls/cars/cars.ts';
import * as calls from '#contract/calls/reviews.ts';
import type { Context } from '#server/context.ts';
import { requireActor, requireOwner } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { ShareAnswer } from '#server/platform/http/answerCache/shareAnswers.ts';
import { route, routeShared } from '#server/platform/http/route.ts';
import { createReview, replyToReview } from './writeReviews.ts';
import { listReviews } from './listReviews.ts';
import { getOrderReview, listOwnReviews } from './ownReviews.ts';
import { isListedCar } from './reviewsRepository.ts';

export function reviewsRoutes(app: FastifyInstance, context: Context, share: ShareAnswer): void {
  const { pool } = context;
  routeShared(app, listReviewsCall, share, async ({ query }) => ({
    status: 'success',
    ...(await listReviews(pool, null, query.cursor)),
  }));
  routeShared(app, listCarReviewsCall, share, async ({ params, query }) => {
    if (!(await isListedCar(pool, params.id))) throw new ApiError(404, 'NOT_FOUND');
    return { status: 'success', ...(await listReviews(pool, params.id, query.cursor)) };
  });
  route(app, calls.getOrderReview, async ({ params, raw }) => ({
    status: 'success',
    ...(await getOrderReview(context, requireActor(raw.actor), params.id)),
  }));
  route(app, calls.createReview, async ({ params, body, raw }) => ({
    status: 'success',
    review: await createReview(context, requireActor(raw.actor), { orderId: params.id, ...body }),
  }));
  route(app, calls.replyToReview, async ({ params, body, raw }) => ({
    status: 'success',
    review: await replyToReview(context, requireActor(raw.actor), { id: params.id, ...body }),
  }));
  route(app, calls.listOwnReviews, async ({ query, raw }) => {
    return { status: 'success', ...(await listOwnReviews(context, requireOwner(raw.actor), query.cursor)) };
  });
}
