import type { Pool } from 'pg';
import type { Review } from '#contract/calls/cars.ts';
import { readReviewCursor, writeReviewCursor } from './reviewCursor.ts';
import { listCarReviews, listGoodReviews } from './reviewsRepository.ts';
import { toReview } from './reviewView.ts';

export const PAGE_SIZE = 10;

interface ReviewPage {
  readonly reviews: Review[];
  readonly next_cursor: string | null;
}

/** Reviews of one car, or the good ones of all, newest first. */
export async function listReviews(pool: Pool, carId: number | null, cursor: string | undefined): Promise<ReviewPage> {
  const page = { after: readReviewCursor(cursor), limit: PAGE_SIZE + 1 };
  const rows = carId === null ? await listGoodReviews(pool, page) : await listCarReviews(pool, carId, page);
  const sent = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? sent.at(-1) : undefined;
  return { reviews: sent.map(toReview), next_cursor: last ? writeReviewCursor(last) : null };
}
