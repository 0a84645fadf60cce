/** The lists whose values are a code and a name in each language. */
export const namedLists = [
  'categories',
  'car_types',
  'fuels',
  'transmissions',
  'steerings',
  'drives',
  'colours',
  'insurances',
  'extras',
] as const;

/** The lists that admins edit, in the order of their screen. */
export const referenceLists = ['brands', 'models', ...namedLists, 'equipment', 'cities'] as const;
export type ReferenceList = (typeof referenceLists)[number];
