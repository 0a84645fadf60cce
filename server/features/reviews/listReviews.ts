import type { Pool } from 'pg';
import type { Review } from '#contract/calls/cars/cars.ts';
import { readReviewCursor, writeReviewCursor } from './reviewCursor.ts';
import type { Context } from '#server/context.ts';
import { listCarReviews, listGoodReviews, listReviewsOfOwner, type Page, type ReviewRow } from './reviewsRepository.ts';
import { toReview } from './reviewView.ts';

export const PAGE_SIZE = 10;

interface ReviewPage {
  readonly reviews: Review[];
  readonly next_cursor: string | null;
}

/** Reviews of one car, or the good ones of all, newest first. */
export const listReviews = (pool: Pool, carId: number | null, cursor: string | undefined): Promise<ReviewPage> =>
  pageOf(cursor, (page) => (carId === null ? listGoodReviews(pool, page) : listCarReviews(pool, carId, page)));

/** Reviews of all cars of an owner, newest first. */
export const listOwnersReviews = (
  { pool }: Pick<Context, 'pool'>,
  ownerId: number,
  cursor: string | undefined,
): Promise<ReviewPage> => pageOf(cursor, (page) => listReviewsOfOwner(pool, ownerId, page));

async function pageOf(cursor: string | undefined, list: (page: Page) => Promise<ReviewRow[]>): Promise<ReviewPage> {
  const rows = await list({ after: readReviewCursor(cursor), limit: PAGE_SIZE + 1 });
  const sent = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? sent.at(-1) : undefined;
  return { reviews: sent.map(toReview), next_cursor: last ? writeReviewCursor(last) : null };
}
