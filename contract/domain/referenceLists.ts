/** The lists that admins edit, in the order of their screen. */
export const referenceLists = [
  'brands',
  'models',
  'categories',
  'car_types',
  'fuels',
  'transmissions',
  'steerings',
  'drives',
  'colours',
  'insurances',
  'extras',
  'equipment',
  'cities',
] as const;
export type ReferenceList = (typeof referenceLists)[number];
