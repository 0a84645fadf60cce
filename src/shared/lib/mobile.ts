/** Windows narrower than this have the mobile layout, one of exactly 725 px included; from here on it is the wide one. */
export const mobileBelow = 726;

/** The same for pictures and scripts, as MUI writes the query of the theme. */
export const mobileQuery = `(max-width: ${mobileBelow - 0.05}px)`;
