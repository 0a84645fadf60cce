import type { OwnReview } from '#contract/calls/reviews.ts';
import { reviewsOf } from '../fixtures/reviews.ts';
import { fleet } from '../fixtures/fleet/fleet.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';
import { findMockOrder } from './orders/orders.ts';

const PAGE_SIZE = 10;
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const isLoggedIn = () => mockUser() !== undefined;
const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');

/** Reviews of the fleet's first cars, which are the demo owner's, and those written here. */
const stored: OwnReview[] = fleet
  .slice(0, 2)
  .flatMap((car) => reviewsOf({ ...car, reviews: 7 }))
  .map((review) => ({ ...review, order_id: review.id, replied_at: review.reply && review.created_at }));

export const reviewMocks = {
  getOrderReview: ({ params }) => {
    if (!isLoggedIn()) return notLoggedIn();
    const order = findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    const review = stored.find(({ order_id }) => order_id === order.id) ?? null;
    const isClient = mockUser()?.client !== null;
    return { status: 'success', review, can_review: isClient && review === null && order.status === 'completed' };
  },
  createReview: ({ params, body }) => {
    if (!isLoggedIn()) return notLoggedIn();
    const order = findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    if (order.status !== 'completed')
      return refuse(409, 'ORDER_NOT_COMPLETED', 'Only a completed rental can be reviewed.');
    if (stored.some(({ order_id }) => order_id === order.id))
      return refuse(409, 'ALREADY_REVIEWED', 'You have already reviewed this rental.');
    const { id, slug, brand, model, year } = order.car;
    const review: OwnReview = {
      id: 100_000 + order.id,
      order_id: order.id,
      author: 'Nino B.',
      ...body,
      created_at: new Date().toISOString(),
      reply: null,
      replied_at: null,
      car: { id, slug, brand, model, year, is_active: true },
    };
    stored.unshift(review);
    return { status: 'success', review };
  },
  replyToReview: ({ params, body }) => {
    if (!isLoggedIn()) return notLoggedIn();
    const index = stored.findIndex(({ id }) => id === Number(params['id']));
    const review = stored[index];
    if (review === undefined) return notFound();
    if (review.reply !== null) return refuse(409, 'ALREADY_REPLIED', 'You have already answered this review.');
    const answered = { ...review, reply: body.text, replied_at: new Date().toISOString() };
    stored[index] = answered;
    return { status: 'success', review: answered };
  },
  listOwnReviews: ({ query }) => {
    if (!isLoggedIn()) return notLoggedIn();
    const start = Number(query.get('cursor') ?? 0);
    return {
      status: 'success',
      reviews: stored.slice(start, start + PAGE_SIZE),
      unanswered: stored.filter(({ reply }) => reply === null).length,
      next_cursor: start + PAGE_SIZE < stored.length ? String(start + PAGE_SIZE) : null,
    };
  },
} satisfies MocksOf<'getOrderReview' | 'createReview' | 'replyToReview' | 'listOwnReviews'>;
