// Made by tools/generate.ts from ../calls/reviews.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/reviews.ts';

export const createReview: FactsOf<typeof calls.createReview> = { method: 'POST', path: '/api/orders/:id/review', invalidates: { Review: 'every' } };
export const getOrderReview: FactsOf<typeof calls.getOrderReview> = { method: 'GET', path: '/api/orders/:id/review', provides: { Review: 'every' } };
export const listOwnReviews: FactsOf<typeof calls.listOwnReviews> = { method: 'GET', path: '/api/reviews/own', provides: { Review: 'every' } };
export const replyToReview: FactsOf<typeof calls.replyToReview> = { method: 'POST', path: '/api/reviews/:id/reply', invalidates: { Review: 'every' } };
