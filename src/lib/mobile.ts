/** Windows narrower than this have the mobile layout; from here on it is the wide one. */
export const mobileBelow = 725;

/** The same for pictures and scripts, as MUI writes the query of the theme. */
export const mobileQuery = `(max-width: ${mobileBelow - 0.05}px)`;
