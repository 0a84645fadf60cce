import type { Review } from '#contract/cars.ts';
import type { OwnReview } from '#contract/reviews.ts';
import type { OwnReviewRow, ReviewRow } from './reviewsRepository.ts';

export function toReview(row: ReviewRow): Review {
  const { id, author, rating, text, created_at, reply, car_id, slug, brand, model, year } = row;
  const car = { id: car_id, slug, brand, model, year };
  return { id, author, rating, text, created_at: created_at.toISOString(), reply, car };
}

export function toOwnReview(row: OwnReviewRow): OwnReview {
  return { ...toReview(row), order_id: row.order_id, replied_at: row.replied_at?.toISOString() ?? null };
}
