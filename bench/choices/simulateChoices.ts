import { SEARCH_PAGE_SIZE } from '#contract/domain/limits.ts';
import { makeRandom } from '#server/demo/fleet/random.ts';
import { normal } from '../advice/makeMarket.ts';
import { makeOffers, type Offer, USUAL_PRICE } from './makeOffers.ts';

/** The orders in which the same cars are shown to the same renters. */
const orders = {
  recommended: (a: Offer, b: Offer) => b.points - a.points || b.id - a.id,
  price: (a: Offer, b: Offer) => a.price - b.price || a.id - b.id,
  rating: (a: Offer, b: Offer) => b.rating - a.rating || b.id - a.id,
  newest: (a: Offer, b: Offer) => b.id - a.id,
} as const;
export type OrderName = keyof typeof orders;
export const orderNames = ['recommended', 'price', 'rating', 'newest'] as const satisfies readonly OrderName[];

export interface Outcome {
  /** What the rental was worth to a renter beyond its price, tetri a day; 0 for those who rent nothing. Mean of all. */
  readonly gain: number;
  /** Share of the renters who find a car. */
  readonly found: number;
  /** The place of the chosen car among all by what they are really worth to the renter; mean of those who found one. */
  readonly place: number;
}

export interface Conditions {
  readonly searches: number;
  /** Cars that fit each search. */
  readonly cars: number;
  /** How much more prices weigh for everybody than the rest; 1 is usual. */
  readonly thrift: number;
}

export const usualConditions: Conditions = { searches: 1_000, cars: 120, thrift: 1 };

interface Seen {
  readonly offer: Offer;
  readonly gain: number;
  readonly hoped: number;
}

/** Tastes are drawn, not taken from the weights of the score: a renter minds each thing more or less than others do. */
function lookAt(seed: number, offers: readonly Offer[], thrift: number): readonly Seen[] {
  const random = makeRandom(seed);
  const [minds, cares, fears] = [
    thrift * (0.7 + 0.8 * random.share()),
    0.5 + random.share(),
    0.3 + 0.7 * random.share(),
  ];
  const [waits, moves] = [0.1 * random.share(), 0.05 * random.share()];
  return offers.map((offer) => {
    const { worth, care, price, cancels, answers, hasRoom } = offer;
    const wanted = Math.exp(worth + cares * care + 0.15 * normal(random));
    const lost = cancels * fears + waits * Math.min(1, answers / 1_440) - (hasRoom ? moves : 0);
    const gain = USUAL_PRICE * (wanted - lost) - minds * price;
    return { offer, gain, hoped: gain + 0.05 * USUAL_PRICE * normal(random) };
  });
}

/** Each renter looks through the first page and takes the car that seems best, if it seems worth its price. */
export function simulateChoices(seed: number, { searches, cars, thrift }: Conditions): Record<OrderName, Outcome> {
  const sums = { recommended: none(), price: none(), rating: none(), newest: none() };
  for (let search = 0; search < searches; search += 1) {
    const number = seed * 1_000_003 + search * 2;
    const seen = lookAt(number + 1, makeOffers(number, cars), thrift);
    for (const name of orderNames) {
      const page = seen.toSorted((a, b) => orders[name](a.offer, b.offer)).slice(0, SEARCH_PAGE_SIZE);
      const best = page.toSorted((a, b) => b.hoped - a.hoped)[0];
      if (best === undefined || best.hoped <= 0) continue;
      sums[name].gain += best.gain;
      sums[name].found += 1;
      sums[name].place += 1 + seen.filter(({ gain }) => gain > best.gain).length;
    }
  }
  const meanOf = ({ gain, found, place }: ReturnType<typeof none>): Outcome => ({
    gain: gain / searches,
    found: found / searches,
    place: place / Math.max(found, 1),
  });
  return {
    recommended: meanOf(sums.recommended),
    price: meanOf(sums.price),
    rating: meanOf(sums.rating),
    newest: meanOf(sums.newest),
  };
}

const none = () => ({ gain: 0, found: 0, place: 0 });
