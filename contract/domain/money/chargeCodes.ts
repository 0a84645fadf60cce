/** Codes of lines that are charged by the terms of rent and for where it begins and ends: every other one beside `day`, `discount` and `commission` is an extra's. */
export const chargeCodes = [
  'plan_plus',
  'plan_full',
  'more_drivers',
  'young_driver',
  'pick_up',
  'drop_off',
  'one_way',
  'kept_day',
] as const;

/** Codes of lines that are no extra's, so no extra may take them. */
export const linesOfTheirOwn: readonly string[] = [...chargeCodes, 'day', 'discount', 'commission'];
