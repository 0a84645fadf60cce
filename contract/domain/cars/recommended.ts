/**
 * The order by recommendation: points of six terms, a thousand at most. What is not known about a car counts as usual, so
 * that a new car is neither first nor last. `npm run bench -- choices` measures what the weights are worth.
 */
const weights = { rating: 450, price: 250, answer: 80, reliability: 120, freshness: 40, dates: 60 } as const;

/** What a car is recommended for. */
export const recommendedReasons = ['rating', 'price', 'answer', 'reliability', 'freshness', 'dates'] as const;
export type RecommendedReason = (typeof recommendedReasons)[number];

/** The terms that a car has whatever the dates, in the order in which their points are stored. */
const storedTerms = ['rating', 'price', 'answer', 'reliability', 'freshness'] as const;

/** The points of a car that is free also on the day before and the day after the requested dates. */
export const DATES_POINTS = weights.dates;

export interface RecommendedFacts {
  readonly rating_sum: number;
  readonly reviews_count: number;
  /** Tetri. */
  readonly price_per_day: number;
  /** The median of comparable cars, tetri; null where there are too few. */
  readonly usual_price: number | null;
  /** Until a request is decided: 0 where it needs no decision; null where it is not known. */
  readonly answers_within_minutes: number | null;
  /** Of the owner's newest paid orders, how many the owner cancelled; null where there are too few. */
  readonly cancellations: { readonly orders: number; readonly cancelled: number } | null;
  readonly age_days: number;
}

/** A rating counts as if so many usual reviews had been there before: one five is no better than ten times 4.8. */
const USUAL_REVIEWS = 8;
const USUAL_RATING = 4.4;
/** Of so many orders one more or less is no news. */
const USUAL_ORDERS = 20;
const USUAL_CANCELLED = 0.05;
/** Minutes: nothing is better than the first, nothing worse than the second. */
const [SOON, LATE] = [5, 24 * 60];
const DAYS_NEW = 60;
/** A car that costs so much less or more than similar ones is hardly alike any more: further off counts no more. */
const FURTHEST_PRICE = 0.35;

const within = (share: number): number => Math.min(1, Math.max(0, share));
const ratingShare = (rating: number): number => within((rating - 3.8) / 1.2);
const reliabilityShare = (cancelled: number): number => within(1 - cancelled / 0.2);

/** How good a car is in each term, 0 to 1. */
const shareOf: Readonly<Record<(typeof storedTerms)[number], (facts: RecommendedFacts) => number>> = {
  rating: ({ rating_sum, reviews_count }) =>
    ratingShare((rating_sum + USUAL_RATING * USUAL_REVIEWS) / (reviews_count + USUAL_REVIEWS)),
  price: ({ price_per_day, usual_price }) =>
    usual_price === null ? usualShare.price : within(0.5 + (1 - price_per_day / usual_price) / (2 * FURTHEST_PRICE)),
  answer: ({ answers_within_minutes: minutes }) =>
    minutes === null ? usualShare.answer : within(1 - Math.log(Math.max(minutes, SOON) / SOON) / Math.log(LATE / SOON)),
  reliability: ({ cancellations }) => {
    const { orders, cancelled } = cancellations ?? { orders: 0, cancelled: 0 };
    return reliabilityShare((cancelled + USUAL_CANCELLED * USUAL_ORDERS) / (orders + USUAL_ORDERS));
  },
  freshness: ({ age_days }) => within(1 - age_days / DAYS_NEW),
};

const usualShare = {
  rating: ratingShare(USUAL_RATING),
  price: 0.5,
  answer: 0.5,
  reliability: reliabilityShare(USUAL_CANCELLED),
  freshness: 0,
  dates: 0,
} as const satisfies Record<RecommendedReason, number>;

const pointsOf = (term: RecommendedReason, share: number): number => Math.round(weights[term] * share);

/** The points of `storedTerms`. */
export function recommendedParts(facts: RecommendedFacts): readonly number[] {
  return storedTerms.map((term) => pointsOf(term, shareOf[term](facts)));
}

/** A term lifted a car that has so many points more than a usual one, and so much of what there is to be had beyond. */
const LEAST_LIFT = 15;
const LEAST_SHARE = 0.2;
const MOST_REASONS = 3;

/** What lifted a car above a usual one, most first; `parts` as they are stored, `datesPoints` of the requested dates. */
export function reasonsOf(parts: readonly number[], datesPoints: number): readonly RecommendedReason[] {
  // The reasons are the stored terms in their order, then the dates.
  return recommendedReasons
    .map((term, index) => {
      const usual = pointsOf(term, usualShare[term]);
      return { term, lift: ([...parts, datesPoints][index] ?? 0) - usual, most: weights[term] - usual };
    })
    .filter(({ lift, most }) => lift >= Math.max(LEAST_LIFT, LEAST_SHARE * most))
    .sort((a, b) => b.lift - a.lift)
    .slice(0, MOST_REASONS)
    .map(({ term }) => term);
}
