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
  /** The documents by a phone; what follows the sign `#` says whose. */
  verificationPhone: '/verification/phone',
  orders: '/orders',
  order: '/orders/:id',
  orderTrip: '/orders/:id/trip',
  claim: '/claims/:id',
  paymentSuccess: '/payment-success/:id',
  paymentFailure: '/payment-failure/:id',
  adminHome: '/admin/home',
  adminCalendar: '/admin/calendar',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:id',
  adminHandOver: '/admin/orders/:id/hand-over',
  adminTakeBack: '/admin/orders/:id/take-back',
  adminOperations: '/admin/operations',
  adminStatistics: '/admin/statistics',
  adminCars: '/admin/cars',
  /** A car by its id, or `new`. */
  adminCar: '/admin/cars/:id',
  adminReviews: '/admin/reviews',
  adminCarPrices: '/admin/cars/:id/prices',
  adminBranches: '/admin/branches',
  adminTerms: '/admin/terms',
  adminCarSync: '/admin/cars/:id/sync',
  adminProfile: '/admin/profile',
  adminClaims: '/admin/claims',
  adminVerifications: '/admin/verifications',
  adminAccounts: '/admin/accounts',
  adminAudit: '/admin/audit',
  adminReference: '/admin/reference',
  supportTraces: '/support/traces',
  /** A trace from a file. */
  supportReplay: '/support/replay',
  /** A trace that somebody sent. */
  supportTrace: '/support/replay/:id',
} as const;

/** The one address of a car's page. */
export const carPathOf = (slug: string, id: number): string => `/cars/rent/${encodeURIComponent(slug)}/${id}`;

export type RouteName = keyof typeof routePatterns;

/** What is chosen with the dates, by its names in the addresses of a car and of its checkout. */
export const choiceNames = ['extras', 'plan', 'additional', 'youngest_age', 'pick_up', 'drop_off'] as const;
