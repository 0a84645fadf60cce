/** Codes of lines charged by the terms of rent and for the places, and of a coupon; any other code except `day`, `discount` and `commission` is an extra's. */
export const chargeCodes = [
  'plan_plus',
  'plan_full',
  'more_drivers',
  'young_driver',
  'pick_up',
  'drop_off',
  'one_way',
  'kept_day',
  'coupon',
] as const;

/** Reserved codes of lines, which no extra can have. */
export const linesOfTheirOwn: readonly string[] = [...chargeCodes, 'day', 'discount', 'commission'];
