/** The kinds of objects that answers show. A call that changes one declares it, and the answers that show it are requested anew. */
export const tagTypes = [
  'Account',
  'Availability',
  'Branch',
  'Commission',
  'Coupon',
  'Feed',
  'Fleet',
  'Notice',
  'OpenSession',
  'Order',
  'Passkey',
  'Payment',
  'Payout',
  'Profile',
  'Report',
  'Review',
  'Rival',
  'SavedSearch',
  'SecondFactor',
  'Trace',
  'Verification',
  'Words',
] as const;
export type TagType = (typeof tagTypes)[number];

/** Which of a kind: `every` one, or the one whose id is there, in the parts of the request or in its answer. */
export type TagPlace = 'every' | `${'params' | 'query' | 'body' | 'answer'}.${string}`;

/**
 * What an answer shows, or what a write changes, by its kind. `Availability` goes by the car and is all that others see of
 * it, with its owner; `Payment` and `Report` go by the order; `Rival` are the orders of a car, by the car: accepting one
 * declines others.
 */
export type Tags = { readonly [Type in TagType]?: TagPlace };
