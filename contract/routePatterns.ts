/** Every address that is a screen, as a pattern: the server answers these with the page, the client's router has no others. */
export const routePatterns = {
  home: '/',
  car: '/cars/rent/:slug/:id',
  checkout: '/checkout/:slug/:id',
  search: '/search',
  terms: '/terms-and-conditions',
  about: '/about-us',
  safety: '/safety',
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
  adminAccounts: '/admin/accounts',
  adminAudit: '/admin/audit',
} as const;

export type RouteName = keyof typeof routePatterns;
