import type { Review } from '#contract/calls/cars/cars.ts';
import type { OwnReview } from '#contract/calls/reviews.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import type { OwnReviewRow, ReviewRow } from './reviewsRepository.ts';

/** As it is public. */
export function toReview(row: ReviewRow): Review {
  const { author, text, reply } = row;
  return {
    ...asWritten(row),
    author: coverContacts(author),
    text: coverContacts(text),
    reply: reply === null ? null : coverContacts(reply),
  };
}

/** As its two sides read it: an order of theirs was paid. */
export function toOwnReview(row: OwnReviewRow): OwnReview {
  return { ...asWritten(row), order_id: row.order_id, replied_at: row.replied_at?.toISOString() ?? null };
}

function asWritten(row: ReviewRow): Review {
  const { id, author, rating, text, created_at, reply, car_id, slug, brand, model, year, is_active } = row;
  const car = { id: car_id, slug, brand, model, year, is_active };
  return { id, author, rating, text, created_at: created_at.toISOString(), reply, car };
}
