/** Codes of lines that are charged by the terms of rent: every other one beside `day`, `discount` and `commission` is an extra's. */
export const chargeCodes = ['plan_plus', 'plan_full', 'more_drivers', 'young_driver'] as const;
