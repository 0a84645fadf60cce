import { makeMarket, type Market, type MarketCar } from './makeMarket.ts';
import { makeRenters } from './makeRenters.ts';
import { MARKET_DAYS, simulateYear, type YearResult } from './simulateYear.ts';

/** The parameters of a year, except for the seed. */
export interface Conditions {
  readonly cars: number;
  /** How many look for a car on a usual day, for each car of the market. */
  readonly perCar: number;
  /** By how many percent less likely a car is for a price a percent higher. */
  readonly thrift: number;
  /** The level of owners' prices, relative to the usual price. */
  readonly level: number;
  /** How many owners, one after another, take advice while no one else does. */
  readonly owners: number;
}

export const usualConditions: Conditions = { cars: 300, perCar: 1, thrift: 2.5, level: 1, owners: 8 };

/** Money in tetri and booked days, summed over some cars. */
export interface Sums {
  readonly earned: number;
  readonly booked: number;
}

export interface Comparison {
  /** No one takes advice, or everybody does. */
  readonly flat: Sums;
  readonly advised: Sums;
  /** The cars of the owners who were the only ones, without and with advice. */
  readonly flatAlone: Sums;
  readonly advisedAlone: Sums;
  /** Weeks of a car with another price, a year. */
  readonly takenPerCar: number;
}

/** The same year with the same renters again and again: with flat prices, with advice for all, with advice for one owner. */
export function compareAdvised(seed: number, conditions: Conditions): Comparison {
  const market = makeMarket(seed, conditions);
  const { cars, perCar, thrift } = conditions;
  const kinds = market.kinds.length;
  const renters = makeRenters(seed + 1_000, { days: MARKET_DAYS, perDay: perCar * cars, kinds, thrift });
  const yearOf = (isAdvised: (car: MarketCar) => boolean) => simulateYear(market, renters, isAdvised);
  const flat = yearOf(() => false);
  const everybody = yearOf(() => true);
  const owners = market.cars.reduce((most, { owner }) => Math.max(most, owner), 0) + 1;
  const alone = Array.from({ length: conditions.owners }, (_, place) => {
    const chosen = Math.floor((place * owners) / conditions.owners);
    const isTheirs = ({ owner }: MarketCar) => owner === chosen;
    return { flat: sumOf(market, flat, isTheirs), advised: sumOf(market, yearOf(isTheirs), isTheirs) };
  });
  return {
    flat: sumOf(market, flat),
    advised: sumOf(market, everybody),
    flatAlone: addUp(alone.map((one) => one.flat)),
    advisedAlone: addUp(alone.map((one) => one.advised)),
    takenPerCar: everybody.taken / cars,
  };
}

function sumOf(
  { cars }: Market,
  { earned, booked }: YearResult,
  isCounted: (car: MarketCar) => boolean = () => true,
): Sums {
  return addUp(
    cars.flatMap((car, place) => (isCounted(car) ? [{ earned: earned[place] ?? 0, booked: booked[place] ?? 0 }] : [])),
  );
}

export const addUp = (sums: readonly Sums[]): Sums => ({
  earned: sums.reduce((sum, { earned }) => sum + earned, 0),
  booked: sums.reduce((sum, { booked }) => sum + booked, 0),
});

/** How much more the other earns, in percent. */
export const gainOf = (flat: Sums, advised: Sums): number => (advised.earned / flat.earned - 1) * 100;
