/** Tetri: beyond any fee of a rental, of a kilometre, and beyond any car. */
export const MOST_FEE = 500_000;
export const MOST_FEE_OF_KILOMETRE = 1_000;
export const MOST_EXCESS = 10_000_000;
/** Beside the one who rents. */
export const MOST_DRIVERS = 4;
export const LEAST_DRIVER_AGE = 18;
export const MOST_DRIVER_AGE = 99;
export const MOST_LICENCE_YEARS = 80;
export const LONGEST_QUESTION = 300;
