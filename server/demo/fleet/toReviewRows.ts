import type { DemoReview } from './buildTrips.ts';

interface WrittenReview {
  readonly review: DemoReview;
  readonly order_id: number | undefined;
  readonly car_id: number | undefined;
  readonly client_id: number | undefined;
}

/** An owner answers within the hour. */
const repliedAt = (createdAt: Date): Date => new Date(createdAt.getTime() + 40 * 60_000);

/** Reviews as rows of their table. Texts of a kind take turns, so that the newest reviews never say the same. */
export function toReviewRows(reviews: readonly WrittenReview[]) {
  const uses = new Map<readonly string[], number>();
  return reviews
    .toSorted((one, other) => one.review.createdAt.getTime() - other.review.createdAt.getTime())
    .map(({ review: { rating, texts, createdAt, reply }, ...ids }) => {
      const used = uses.get(texts) ?? 0;
      uses.set(texts, used + 1);
      return {
        ...ids,
        rating,
        text: texts[used % texts.length] ?? '',
        created_at: createdAt,
        reply,
        replied_at: reply && repliedAt(createdAt),
      };
    });
}
