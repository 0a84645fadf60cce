import { makeRandom, type Random } from '#server/demo/fleet/random.ts';

export interface MarketCar {
  readonly owner: number;
  /** Renters choose among the cars of one kind. */
  readonly kind: number;
  /** How much more than others of its kind it is worth to renters, as the logarithm of a price. */
  readonly worth: number;
  /** Its owner's flat price of a day, tetri. */
  readonly flatPrice: number;
}

export interface Market {
  readonly cars: readonly MarketCar[];
  readonly kinds: readonly { readonly price: number }[];
}

/** Usual prices of a day: small, middle, large, jeeps, minibuses, fine cars. */
const kinds = [9_000, 12_000, 15_000, 19_000, 21_000, 28_000].map((price) => ({ price }));
const LARI = 100;

interface Options {
  readonly cars: number;
  /** The level of owners' prices, relative to the usual price. */
  readonly level: number;
}

/** Many owners of one to three cars and some companies; each estimates the value of its cars, with an error. */
export function makeMarket(seed: number, { cars: count, level }: Options): Market {
  const random = makeRandom(seed);
  const cars: MarketCar[] = [];
  for (let owner = 0; cars.length < count; owner += 1) {
    const size = random.chance(12) ? random.between(6, 20) : random.between(1, 3);
    for (let car = 0; car < size && cars.length < count; car += 1) {
      const kind = random.between(0, kinds.length - 1);
      const worth = 0.15 * normal(random);
      const price = (kinds[kind]?.price ?? 0) * level * Math.exp(0.7 * worth + 0.18 * normal(random));
      cars.push({ owner, kind, worth, flatPrice: Math.round(price / LARI) * LARI });
    }
  }
  return { cars, kinds };
}

/** The method of Box and Muller. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.share())) * Math.cos(2 * Math.PI * random.share());
