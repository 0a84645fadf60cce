/** One file of texts per group of routes, so that a page loads no other page's words. */
export const namespaces = [
  'common',
  'home',
  'rental',
  'search',
  'car',
  'pages',
  'auth',
  'forms',
  'checkout',
  'quote',
  'panel',
  'favourites',
  'reviews',
  'payment',
  'orders',
  'profile',
  'verification',
  'review',
  'chat',
] as const;
export type Namespace = (typeof namespaces)[number];
