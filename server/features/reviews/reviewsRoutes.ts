import type { FastifyInstance } from 'fastify';
import { listCarReviews as listCarReviewsCall, listReviews as listReviewsCall } from '#contract/cars.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/http/apiError.ts';
import { route } from '#server/http/route.ts';
import { listReviews } from './listReviews.ts';
import { isListedCar } from './reviewsRepository.ts';

export function reviewsRoutes(app: FastifyInstance, { pool }: Context): void {
  route(app, listReviewsCall, async ({ query }) => ({
    status: 'success',
    ...(await listReviews(pool, null, query.cursor)),
  }));
  route(app, listCarReviewsCall, async ({ params, query }) => {
    if (!(await isListedCar(pool, params.id))) throw new ApiError(404, 'NOT_FOUND');
    return { status: 'success', ...(await listReviews(pool, params.id, query.cursor)) };
  });
}
