import type { Rate } from '../../calls/currency.ts';
import { wholeUnits } from '../format/formatMoney.ts';
import { MOST_PRICE_BOUND } from '../limits.ts';

type Used = Pick<Rate, 'gel_per_unit'> | null;

/**
 * The lowest sum, in tetri, that lists show as so many whole units or more. What is shown decides about a filter: a car
 * of 50.40 that is shown as 51 ₾ is found from 51 on, and not up to 50.
 */
export function lowestShownAs(units: number, rate: Used): number {
  const perUnit = rate === null ? 100 : rate.gel_per_unit * 100;
  const less = (units - 1) * perUnit;
  if (less >= MOST_PRICE_BOUND) return MOST_PRICE_BOUND;
  let tetri = Math.max(0, Math.floor(less));
  // A unit before it is less; from there on each tetri is asked, as rounding goes by the very function that shows.
  while (wholeUnits(tetri, rate) < units) tetri += 1;
  return Math.min(tetri, MOST_PRICE_BOUND);
}

/** The highest sum that they show as so many whole units or fewer. */
export const highestShownAs = (units: number, rate: Used): number => Math.max(0, lowestShownAs(units + 1, rate) - 1);
