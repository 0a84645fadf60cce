import { DATES_POINTS, type RecommendedFacts, recommendedParts } from '#contract/domain/cars/recommended.ts';
import { makeRandom, type Random } from '#server/demo/fleet/random.ts';
import { normal } from '../advice/makeMarket.ts';

/** A car that fits a search: what it is like, which nobody knows, and what the service knows of it. */
export interface Offer {
  readonly id: number;
  /** Tetri a day. */
  readonly price: number;
  /** How much more than others it is worth to anybody, as the logarithm of a price: seen on its pictures. */
  readonly worth: number;
  /** How well its owner looks after cars and people: felt only during a rental. */
  readonly care: number;
  /** How likely its owner cancels, and how many minutes an answer takes. */
  readonly cancels: number;
  readonly answers: number;
  /** Free a day before and after, too. */
  readonly hasRoom: boolean;
  readonly rating: number;
  readonly points: number;
}

export const USUAL_PRICE = 12_000;
const LARI = 100;

/** The public figures of an owner need so many answers and orders; of orders the newest count. */
const [LEAST_ANSWERS, LEAST_ORDERS, NEWEST_ORDERS] = [5, 10, 50];
const LEAST_COMPARED = 5;

export function makeOffers(seed: number, count: number): Offer[] {
  const random = makeRandom(seed);
  const drawn = Array.from({ length: count }, () => drawOffer(random));
  const usual = new Map(
    [...Map.groupBy(drawn, ({ era }) => era)].map(([era, cars]) => [
      era,
      medianOf(cars.map((car) => car.price_per_day)),
    ]),
  );
  return drawn.map(({ hidden, era, ...facts }, id) => ({
    id,
    ...hidden,
    price: facts.price_per_day,
    rating: facts.reviews_count === 0 ? 0 : facts.rating_sum / facts.reviews_count,
    points: recommendedParts({ ...facts, usual_price: usual.get(era) ?? null }).reduce(
      (sum, part) => sum + part,
      hidden.hasRoom ? DATES_POINTS : 0,
    ),
  }));
}

const medianOf = (prices: readonly number[]): number | null =>
  prices.length < LEAST_COMPARED ? null : (prices.toSorted((a, b) => a - b)[Math.ceil(prices.length / 2) - 1] ?? null);

type Hidden = Pick<Offer, 'worth' | 'care' | 'cancels' | 'answers' | 'hasRoom'>;

/** Cars of the same few years are compared with each other. */
type Drawn = Omit<RecommendedFacts, 'usual_price'> & { readonly hidden: Hidden; readonly era: number };

function drawOffer(random: Random): Drawn {
  const era = random.between(0, 3);
  const [worth, care] = [0.13 * (era - 1.5) + 0.13 * normal(random), 0.15 * normal(random)];
  const cancels = Math.min(0.4, 0.03 * Math.exp(0.9 * normal(random)));
  const answers = random.chance(40) ? 0 : Math.exp(Math.log(60) + 1.2 * normal(random));
  const age_days = -300 * Math.log(1 - random.share());
  const orders = Math.round((age_days / 12) * random.share() * 2);
  const reviews = Array.from({ length: Math.round(orders * 0.4) }, () =>
    Math.min(5, Math.max(1, Math.round(4.4 + 2 * care + 0.7 * normal(random)))),
  );
  const counted = Math.min(orders, NEWEST_ORDERS);
  const cancelled = Array.from({ length: counted }, () => random.share() < cancels).filter(Boolean).length;
  // Owners know what their car is worth, but not exactly.
  const price = USUAL_PRICE * Math.exp(0.6 * worth + 0.2 * normal(random));
  return {
    rating_sum: reviews.reduce((sum, rating) => sum + rating, 0),
    reviews_count: reviews.length,
    price_per_day: Math.round(price / LARI) * LARI,
    answers_within_minutes: answers === 0 ? 0 : orders < LEAST_ANSWERS ? null : Math.round(answers),
    cancellations: orders < LEAST_ORDERS ? null : { orders: counted, cancelled },
    age_days,
    era,
    hidden: { worth, care, cancels, answers, hasRoom: random.chance(60) },
  };
}
