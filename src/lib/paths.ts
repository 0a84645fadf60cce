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
  orders: '/orders',
  paymentSuccess: (id: number): string => `/payment-success/${id}`,
  paymentFailure: (id: number): string => `/payment-failure/${id}`,
  adminHome: '/admin/home',
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
  orders: '/orders',
  paymentSuccess: '/payment-success/:id',
  paymentFailure: '/payment-failure/:id',
  adminHome: '/admin/home',
} as const;

export type RouteName = keyof typeof routePatterns;
