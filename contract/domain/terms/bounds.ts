/** Tetri: above any fee of a rental, of a kilometre, and above the value of any car. */
export const MOST_FEE = 500_000;
export const MOST_FEE_OF_KILOMETRE = 1_000;
export const MOST_EXCESS = 10_000_000;
/** In addition to the client. */
export const MOST_DRIVERS = 4;
export const LEAST_DRIVER_AGE = 18;
export const MOST_DRIVER_AGE = 99;
export const MOST_LICENCE_YEARS = 80;
export const LONGEST_QUESTION = 300;
