import { z } from 'zod';
import { personal } from '../privacy.ts';
import { call } from '../call.ts';
import { Review } from './cars/cars.ts';
import { Instant } from './orders/quotes.ts';
import { Cursor, Id, Success } from '../domain/values.ts';
import { PlainText } from '../domain/plainText.ts';

/** The longest text of a review or of a reply. */
const LONGEST_REVIEW = 1000;

/** A review as the two sides of its order see it. */
export const OwnReview = Review.extend({ order_id: Id, replied_at: Instant.nullable() });
export type OwnReview = z.infer<typeof OwnReview>;

const Text = PlainText.min(1).max(LONGEST_REVIEW);

export const getOrderReview = call({
  method: 'GET',
  path: '/api/orders/:id/review',
  access: 'user',
  summary: 'The review of an order for its two sides, and whether the caller can write it.',
  params: z.object({ id: Id }),
  provides: { Review: 'every' },
  response: z.object({
    status: Success,
    review: OwnReview.nullable(),
    /** True for the client of a completed order without a review. */
    can_review: z.boolean(),
  }),
});

export const createReview = call({
  method: 'POST',
  path: '/api/orders/:id/review',
  access: 'client',
  summary: 'The client of a completed order reviews it, once: stars and plain text.',
  params: z.object({ id: Id }),
  body: z.strictObject({ rating: z.number().int().min(1).max(5), text: Text }),
  invalidates: { Review: 'every' },
  success: 201,
  response: z.object({ status: Success, review: OwnReview }),
  errors: ['ORDER_NOT_COMPLETED', 'ALREADY_REVIEWED'],
});

export const replyToReview = call({
  method: 'POST',
  path: '/api/reviews/:id/reply',
  access: 'owner',
  summary: 'The owner of the car answers a review, once, in plain text.',
  params: z.object({ id: Id }),
  body: z.strictObject({ text: Text }),
  invalidates: { Review: 'every' },
  success: 201,
  response: z.object({ status: Success, review: OwnReview }),
  errors: ['ALREADY_REPLIED'],
});

export const listOwnReviews = call({
  method: 'GET',
  path: '/api/reviews/own',
  access: 'owner',
  summary: "Reviews of the owner's cars, newest first, and how many wait for a reply.",
  query: z.object({ cursor: Cursor.optional() }),
  provides: { Review: 'every' },
  response: z.object({
    status: Success,
    reviews: z.array(OwnReview),
    unanswered: z.number().int(),
    next_cursor: z.string().meta(personal).nullable(),
  }),
});
