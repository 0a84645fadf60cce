/** A car stands near a district when its branch is not farther from the middle of it. */
export const NEAR_DISTRICT_KM = 2;
