export const MOST_SEASONS = 50;
export const MOST_DATES = 730;
export const MOST_STEPS = 20;
export const LONGEST_SEASON_NAME = 40;
/** The days that a price rule can refer to. */
export const FIRST_PRICE_DAY = '2020-01-01';
export const LAST_PRICE_DAY = '2099-12-31';
/** At least a lari; the maximum is above the price of any car. */
export const LEAST_PRICE = 100;
export const MOST_PRICE = 10_000_000;
/** The most that a rental costs: above any, and what an owner earns in a month fits its column. */
export const MOST_TOTAL = 100_000_000;
/** The message of a bound of an amount, in lari, as users type it. */
export const IN_TETRI = 'in tetri';
