export interface RatingBar {
  readonly stars: number;
  readonly count: number;
  /** Fraction of all reviews, 0 to 1. */
  readonly share: number;
}

/** Bars from five stars down to one; `counts` starts with one star. */
export function ratingBars(counts: readonly number[]): readonly RatingBar[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, index) => ({ stars: index + 1, count, share: all === 0 ? 0 : count / all })).toReversed();
}
