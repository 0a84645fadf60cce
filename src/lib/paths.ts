/** Every address of the app. Screens and links build paths here only, so that a route is renamed in one place. */
export const paths = {
  home: '/',
  car: (slug: string, id: number): string => `/cars/rent/${encodeURIComponent(slug)}/${id}`,
  search: '/search',
  terms: '/terms-and-conditions',
  about: '/about-us',
  profile: '/profile',
  changePassword: '/changepw',
  chat: '/chat',
  favourites: '/favourites',
  verification: '/verification',
  orders: '/orders',
  order: (id: number): string => `/orders/${id}`,
  paymentSuccess: (id: number): string => `/payment-success/${id}`,
  paymentFailure: (id: number): string => `/payment-failure/${id}`,
  adminHome: '/admin/home',
  adminOrders: '/admin/orders',
  adminOrder: (id: number): string => `/admin/orders/${id}`,
  adminReviews: '/admin/reviews',
  adminProfile: '/admin/profile',
  adminVerifications: '/admin/verifications',
} as const;

/** The same addresses as patterns for the router. */
export const routePatterns = {
  home: '/',
  car: '/cars/rent/:slug/:id',
  search: '/search',
  terms: '/terms-and-conditions',
  about: '/about-us',
  profile: '/profile',
  changePassword: '/changepw',
  chat: '/chat',
  favourites: '/favourites',
  verification: '/verification',
  orders: '/orders',
  order: '/orders/:id',
  paymentSuccess: '/payment-success/:id',
  paymentFailure: '/payment-failure/:id',
  adminHome: '/admin/home',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:id',
  adminReviews: '/admin/reviews',
  adminProfile: '/admin/profile',
  adminVerifications: '/admin/verifications',
} as const;

export type RouteName = keyof typeof routePatterns;
