/** The lists whose words admins keep, in the order in which they are offered. */
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
